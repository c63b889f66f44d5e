/** A colour as OKLCH: lightness in percent, chroma, hue in degrees, and optionally alpha (0 to 1). */
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number];

/** Thirteen greys: 50 is pearl (the light ground), 950 is lacquer (the dark ground). */
export const neutrals = {
  0: [99.4, 0.0015, 150],
  50: [97.7, 0.0025, 150],
  100: [95.5, 0.0035, 160],
  200: [91.5, 0.005, 170],
  300: [85.5, 0.007, 180],
  400: [74.5, 0.009, 190],
  500: [62, 0.011, 200],
  600: [50.5, 0.013, 205],
  700: [40, 0.015, 210],
  800: [30, 0.016, 212],
  900: [24.5, 0.016, 215],
  950: [17.5, 0.015, 215],
  1000: [12, 0.012, 218],
} as const satisfies Record<number, Oklch>;

/** The customer's line colour, tuned once for pearl (light) and once for lacquer (dark). */
export const accents = {
  blue: { light: [47.5, 0.135, 258], dark: [77.5, 0.098, 248] },
  green: { light: [46.5, 0.085, 162], dark: [80, 0.105, 160] },
  purple: { light: [47.5, 0.135, 306], dark: [78.5, 0.095, 306] },
  red: { light: [49.5, 0.165, 22], dark: [75.5, 0.118, 20] },
  orange: { light: [52.5, 0.122, 46], dark: [80, 0.112, 62] },
} as const satisfies Record<string, Record<Mode, Oklch>>;

/** Colours with a meaning; never the only carrier of it. */
export const semantics = {
  light: { ok: [48, 0.09, 155], warn: [52, 0.1, 75], danger: [50, 0.17, 27] },
  dark: { ok: [80, 0.1, 155], warn: [83, 0.11, 80], danger: [76, 0.12, 25] },
} as const satisfies Record<Mode, Record<string, Oklch>>;

/** The use of each grey in each mode. */
export const roles = {
  light: {
    ground: 50,
    raised: 0,
    sunk: 100,
    ink: 950,
    'ink-2': 700,
    'ink-3': 600,
    'ink-hover': 800,
    hair: 300,
    'hair-2': 200,
    edge: 500,
    'on-accent': 0,
    land: 100,
    water: 200,
    road: 300,
    'road-2': 200,
  },
  dark: {
    ground: 950,
    raised: 900,
    sunk: 1000,
    ink: 50,
    'ink-2': 300,
    'ink-3': 400,
    'ink-hover': 0,
    hair: 700,
    'hair-2': 800,
    edge: 500,
    'on-accent': 1000,
    land: 950,
    water: 1000,
    road: 700,
    'road-2': 800,
  },
} as const satisfies Record<Mode, Record<string, keyof typeof neutrals>>;

/** A lacquer band on a dark page: deeper than the page, as it is on a light one. */
export const darkBand = { ground: 1000, sunk: 950, land: 1000 } as const satisfies Partial<
  Record<keyof (typeof roles)['dark'], keyof typeof neutrals>
>;

/** Type sizes named by their desktop size in px; fluid from 390 to 1440 px of width. */
export const textSizes = {
  14: '0.875rem',
  16: '1rem',
  18: 'clamp(1.0625rem, 1.03rem + 0.15vw, 1.125rem)',
  22: 'clamp(1.2rem, 1.12rem + 0.36vw, 1.4rem)',
  28: 'clamp(1.44rem, 1.3rem + 0.63vw, 1.78rem)',
  40: 'clamp(1.9rem, 1.6rem + 1.35vw, 2.6rem)',
  56: 'clamp(2.3rem, 1.75rem + 2.4vw, 3.6rem)',
  76: 'clamp(2.45rem, 1.65rem + 3.5vw, 4.75rem)',
} as const;

/** Space on the 4 px grid, by step. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '24px',
  6: '32px',
  7: '48px',
  8: '64px',
  9: '96px',
  10: '160px',
} as const;

/** Everything that is neither colour, type size nor space, by custom property name. */
export const measures = {
  section: 'clamp(52px, 1.1rem + 9.6vw, 160px)',
  gutter: 'clamp(20px, 4.45vw, 64px)',
  page: '1600px',
  control: '52px',
  target: '44px',
  'radius-control': '2px',
  'radius-surface': '6px',
  line: '1.5px',
  'motion-fast': '150ms',
  'motion-calm': '250ms',
  'motion-ease': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  'font-display': "'Livree Display', 'Livree Display Fallback', system-ui, sans-serif",
  'font-text': "'Livree Text', 'Livree Text Fallback', system-ui, sans-serif",
  'display-weight': '300',
  'display-track': '-0.028em',
} as const;

/** The only shadow, for floating elements, and the veil behind a dialog. */
export const depth = {
  'shadow-float': '0 24px 64px -16px oklch(13.5% 0.013 218 / 0.38)',
  scrim: 'oklch(13.5% 0.013 218 / 0.72)',
} as const;

export type Mode = 'light' | 'dark';
export type Accent = keyof typeof accents;

/** The accents in the order in which customers see them. */
export const accentNames = ['blue', 'green', 'purple', 'red', 'orange'] as const satisfies readonly Accent[];
