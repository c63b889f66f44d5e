import fc from 'fast-check';

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
const emoji = fc.constantFrom('👩‍👩‍👧‍👦', '🏳️‍🌈', '👍🏽', '✈️', '☎️', '🫠');
const signs = ['“quoted”', '‘single’', '"', "'", '`', '\\', '%s', '%', '$&', '${name}', '{{name}}', '\u0301'];

/** Letters of a block, from one code point to another. */
const letters = (from: number, to: number) =>
  fc.string({
    unit: fc.integer({ min: from, max: to }).map((point) => String.fromCodePoint(point)),
    minLength: 2,
    maxLength: 8,
  });

/** What visitors paste by mistake or on purpose, by kind: each text has what its kind is named after. */
const kinds: readonly fc.Arbitrary<string>[] = [
  // An emoji of several code points, quotes and marks of formats.
  fc
    .tuple(word, emoji, fc.shuffledSubarray(signs, { minLength: 3 }))
    .map(([before, sign, marks]) => [before, sign, ...marks].join(' ')),
  // HTML.
  fc
    .tuple(
      fc.constantFrom('b', 'svg', 'img src=x', 'script', 'a href="javascript:alert(1)"', 'style', '!--'),
      fc.constantFrom('', ' onmouseover="alert(1)"', ' onerror=alert(1)', ' onload=alert(1)'),
      fc.constantFrom('&amp;', '&#0;', '&nbsp', '</textarea>', ']]>', '{{name}}'),
    )
    .map(([tag, attribute, inner]) => `<${tag}${attribute}>${inner}</${tag.split(' ')[0]}>`),
  // From right to left, and back.
  fc
    .tuple(
      letters(0x05_d0, 0x05_ea),
      letters(0x06_28, 0x06_4a),
      fc.constantFrom('', '\u202E', '\u2067', '\u200F'),
    )
    .map(([hebrew, arabic, turn]) => `${arabic} ${hebrew} ${turn}abc`),
  // Nothing but blanks.
  fc.string({ unit: fc.constantFrom(' ', '\t', '\u00A0', '\u2003', '\u3000'), minLength: 1, maxLength: 6 }),
  // Numbers.
  fc
    .tuple(
      fc.constantFrom('', '-', '+', '--'),
      fc.constantFrom(
        '0,00000001',
        '1.797693134862315808',
        'NaN',
        'Infinity',
        '٣٤',
        '1 000,50',
        "1'000.50",
        '0x1F',
      ),
      fc.constantFrom('', 'e999', 'e-999', ' €', '%'),
    )
    .map((parts) => parts.join('')),
  // Long.
  fc
    .tuple(word, fc.integer({ min: 1_200, max: 3_000 }))
    .map(([each, length]) => `${each} `.repeat(Math.ceil(length / (each.length + 1)))),
  // Any code points.
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
];

/** A text of each kind, which are always the same for a seed. */
export const oddTexts = (seed: number): string[] =>
  kinds.flatMap((kind, index) => fc.sample(kind, { seed: seed + index, numRuns: 1 }));

/** A seed of its own for each release: what was typed into one is typed again, and into others something else. */
export const seedFor = (version: string): number => Number.parseInt(version.slice(0, 7), 16);
