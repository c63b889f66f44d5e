import {
  accentNames,
  accents,
  darkBand,
  depth,
  measures,
  neutrals,
  roles,
  semantics,
  space,
  textSizes,
} from './tokens.ts';
import type { Mode, Oklch } from './tokens.ts';

const opposite = { light: 'dark', dark: 'light' } as const;

const oklch = ([lightness, chroma, hue]: Oklch): string => `oklch(${lightness}% ${chroma} ${hue})`;

const declare = (prefix: string, values: Record<string, string>): string[] =>
  Object.entries(values).map(([name, value]) => `--${prefix}${name}: ${value};`);

const rule = (selector: string, declarations: readonly string[]): string =>
  `${selector} {\n${declarations.map((line) => `  ${line}`).join('\n')}\n}`;

const within = (atRule: string, body: string): string => `${atRule} {\n${indent(body)}\n}`;

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

function constants(): string {
  const greys = Object.fromEntries(Object.entries(neutrals).map(([step, colour]) => [step, oklch(colour)]));
  const paints = accentNames.flatMap((name) => [
    `--accent-${name}-light: ${oklch(accents[name].light)};`,
    `--accent-${name}-dark: ${oklch(accents[name].dark)};`,
  ]);
  return rule(':root', [
    ...declare('neutral-', greys),
    ...paints,
    ...declare('text-', textSizes),
    ...declare('space-', space),
    ...declare('', measures),
    ...declare('', depth),
  ]);
}

const assign = (greys: Readonly<Record<string, number>>): string[] =>
  Object.entries(greys).map(([role, step]) => `--${role}: var(--neutral-${step});`);

function mode(name: Mode): string[] {
  const meanings = Object.entries(semantics[name]).map(([role, colour]) => `--${role}: ${oklch(colour)};`);
  return [
    `color-scheme: ${name};`,
    ...assign(roles[name]),
    ...meanings,
    `--accent: var(--accent-${name});`,
    `--accent-on-ink: var(--accent-${opposite[name]});`,
  ];
}

const accentRules = (): string[] =>
  accentNames.map((name, index) =>
    rule(`${index === 0 ? ':root, ' : ''}[data-accent='${name}']`, [
      `--accent-light: var(--accent-${name}-light);`,
      `--accent-dark: var(--accent-${name}-dark);`,
    ]),
  );

/** The system's colours replace ours if the visitor requires them. */
const forced = (): string =>
  within(
    '@media (forced-colors: active)',
    rule(':root, html[data-mode], .pearl, .lacquer, html[data-mode] .lacquer', [
      '--ground: Canvas;',
      '--raised: Canvas;',
      '--sunk: Canvas;',
      '--ink: CanvasText;',
      '--accent: Highlight;',
      '--on-accent: HighlightText;',
      '--accent-on-ink: Highlight;',
      '--hair: CanvasText;',
      '--edge: CanvasText;',
      '--ink-3: CanvasText;',
      '--land: Canvas;',
      '--water: color-mix(in oklab, CanvasText 25%, Canvas);',
      '--road: color-mix(in oklab, CanvasText 45%, Canvas);',
      '--road-2: color-mix(in oklab, CanvasText 25%, Canvas);',
      '--danger: CanvasText;',
    ]),
  );

/** The whole text of `generated/tokens.css`, in `@layer tokens`. */
export function renderTokensCss(): string {
  const body = [
    constants(),
    ...accentRules(),
    // The reading direction; values that depend on it are multiplied by it.
    rule(':root', ['--forward: 1;']),
    rule("[dir='rtl']", ['--forward: -1;']),
    rule(':root, .pearl', mode('light')),
    rule("html[data-mode='dark'], .lacquer", mode('dark')),
    rule("html[data-mode='dark'] .lacquer", assign(darkBand)),
    within(
      '@media (prefers-color-scheme: dark)',
      [
        rule("html[data-mode='auto']", mode('dark')),
        rule("html[data-mode='auto'] .lacquer", assign(darkBand)),
      ].join('\n\n'),
    ),
    within('@media (max-resolution: 1.4dppx)', rule(':root', ['--line: 2px;'])),
    within(
      '@media (prefers-reduced-motion: reduce)',
      rule(':root', ['--motion-fast: 0.01ms;', '--motion-calm: 0.01ms;']),
    ),
    forced(),
    // Paper has no dark ground.
    within('@media print', rule('html[data-mode], html[data-mode] .lacquer', mode('light'))),
  ].join('\n\n');
  return `/* Generated from tokens.ts by \`npm run tokens -w @livree/design-system\`. */\n${within('@layer tokens', body)}\n`;
}
