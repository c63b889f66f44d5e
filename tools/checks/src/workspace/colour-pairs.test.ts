import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { contrast } from '@livree/design-system/contrast';
import { accentNames, accents, neutrals, roles, semantics } from '@livree/design-system/tokens';
import type { Accent, Mode, Oklch } from '@livree/design-system/tokens';
import { expect, test } from 'vitest';

const modes = ['light', 'dark'] as const satisfies readonly Mode[];
const opposite = { light: 'dark', dark: 'light' } as const;

/** Text colours that the tests of the tokens check on every ground. */
const inks = ['ink', 'ink-2', 'ink-3', 'ok', 'warn', 'danger', 'accent'];
const grounds = ['ground', 'raised', 'sunk', 'land', 'hair-2'];
/** Paints below their own text: the pair must be in one rule. */
const painted = ['ink', 'ink-hover', 'accent', 'danger'];
/** Paints of lines, marks and veils, without text on them. */
const ornaments = [
  'edge',
  'hair',
  'tone',
  'paint',
  'mark',
  'on-accent',
  'accent-on-ink',
  'scrim',
  'neutral-950',
];
/** Text and marks on such a paint, and on disabled controls. */
const onPaint = ['ground', 'on-accent'];
const switchedOff = ['hair'];

interface Rule {
  readonly at: string;
  readonly text: string | undefined;
  readonly ground: string | undefined;
}

const findToken = (body: string, property: string): string | undefined =>
  new RegExp(`(?:^|[\\s;])(?:${property}):\\s*var\\(--([\\w-]+)\\)`).exec(body)?.[1];

const rules: readonly Rule[] = globSync('{libs,apps}/*/src/**/*.css', { cwd: workspaceRoot })
  .filter((file) => !file.includes('generated'))
  .flatMap((file) =>
    [...readFileSync(join(workspaceRoot, file), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
      ([, selector = '', body = '']) => ({
        at: `${file} ${selector.trim()}`,
        text: findToken(body, 'color'),
        ground: findToken(body, 'background|background-color'),
      }),
    ),
  );

function resolveColour(token: string, mode: Mode, accent: Accent): Oklch | undefined {
  if (token === 'accent') return accents[accent][mode];
  if (token === 'accent-on-ink') return accents[accent][opposite[mode]];
  const meaning = Object.entries(semantics[mode]).find(([name]) => name === token);
  const role = Object.entries(roles[mode]).find(([name]) => name === token);
  return meaning?.[1] ?? (role && neutrals[role[1]]);
}

test('every colour of a style sheet has a checked contrast', () => {
  const unknown = rules.flatMap(({ at, text, ground }) => [
    ...(text && ![...inks, ...onPaint, ...switchedOff].includes(text) ? [`${at}: text ${text}`] : []),
    ...(ground && ![...grounds, ...painted, ...ornaments].includes(ground)
      ? [`${at}: ground ${ground}`]
      : []),
  ]);
  expect(unknown).toEqual([]);
});

test('text on a background of its own rule has a contrast of 4.5:1 in both modes with every accent', () => {
  const pairs = rules.filter(({ text, ground }) => text && ground);
  expect(pairs.length).toBeGreaterThan(5);
  for (const { at, text = '', ground = '' } of pairs) {
    for (const mode of modes) {
      for (const accent of accentNames) {
        const [word, paint] = [resolveColour(text, mode, accent), resolveColour(ground, mode, accent)];
        if (!word || !paint) throw new Error(`${at}: no colour for ${text} on ${ground}`);
        expect(contrast(word, paint), `${at}: ${mode}, ${accent}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});
