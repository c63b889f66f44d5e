import { measures, space } from '@livree/design-system/tokens';

/** A size of the window, instead of its name in `custom-media.css`. */
const rawSize = /@media[^{]*\b(?:width|height)\b/;

/** Positive lengths: `-4px` and `1.4px` are others than `4px`. */
const length = /(?<![\w.-])\d+(?:\.\d+)?px\b/g;

const spaces = Object.entries(space).map(([step, value]) => [value, `space-${step}`] as const);
const measured = (...names: (keyof typeof measures)[]) =>
  names.map((name) => [measures[name], name] as const);

/** The tokens of properties, by their values. */
const tokens: readonly (readonly [properties: RegExp, byValue: ReadonlyMap<string, string>])[] = [
  [/^\s*(?:padding|margin)[\w-]*:|^\s*(?:row-|column-)?gap:/, new Map(spaces)],
  [/^\s*border[\w-]*-radius:/, new Map(measured('radius-control', 'radius-surface'))],
  [/^\s*(?:border|outline)(?![\w-]*radius)[\w-]*:/, new Map(measured('line'))],
  [/^\s*min-(?:width|height|inline-size|block-size):/, new Map(measured('control', 'target'))],
];

/** Finds a length that a token holds for its property, and a size of the window without its name. */
export function findRawValue(line: string): string | undefined {
  if (rawSize.test(line)) return 'gives a size of the window; use its name in custom-media.css';
  const byValue = tokens.find(([properties]) => properties.test(line))?.[1];
  const name = [...line.matchAll(length)].map(([value]) => byValue?.get(value)).find(Boolean);
  return name === undefined ? undefined : `repeats the value of a token; use var(--${name})`;
}
