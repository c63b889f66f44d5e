import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { renderTokensCss } from './render-tokens-css.ts';
import { accentNames, accents, darkBand, neutrals, roles, semantics } from './tokens.ts';
import type { Mode } from './tokens.ts';

const modes = ['light', 'dark'] as const satisfies readonly Mode[];
const opposite = { light: 'dark', dark: 'light' } as const;
const grey = (mode: Mode, role: keyof (typeof roles)['light']) => neutrals[roles[mode][role]];
const grounds = ['ground', 'raised', 'sunk'] as const;

describe.each(modes)('in %s mode', (mode) => {
  it.each([...grounds, 'land'] as const)('every ink has 4.5:1 on %s', (ground) => {
    for (const ink of ['ink', 'ink-2', 'ink-3'] as const) {
      expect(contrast(grey(mode, ink), grey(mode, ground)), ink).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(grounds)('every warning text has a contrast of 4.5:1 on %s', (ground) => {
    for (const [name, colour] of Object.entries(semantics[mode])) {
      expect(contrast(colour, grey(mode, ground)), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('a disabled button still has a contrast of 4.5:1', () => {
    expect(contrast(grey(mode, 'ink-3'), grey(mode, 'hair-2'))).toBeGreaterThanOrEqual(4.5);
  });

  it('text on a filled panel has a contrast of 4.5:1, at rest and on hover', () => {
    expect(contrast(grey(mode, 'ground'), grey(mode, 'ink'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(grey(mode, 'ground'), grey(mode, 'ink-hover'))).toBeGreaterThanOrEqual(4.5);
  });

  it('the mark of an error has a contrast of 4.5:1 on its background', () => {
    expect(contrast(grey(mode, 'ground'), semantics[mode].danger)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('the edge of a control has a contrast of 3:1 on %s', (ground) => {
    expect(contrast(grey(mode, 'edge'), grey(mode, ground))).toBeGreaterThanOrEqual(3);
  });

  describe.each(accentNames)('with %s', (name) => {
    const accent = accents[name][mode];

    it.each([...grounds, 'land'] as const)('the accent has 4.5:1 on %s', (ground) => {
      expect(contrast(accent, grey(mode, ground))).toBeGreaterThanOrEqual(4.5);
    });

    it('a tick or a selected day has a contrast of 4.5:1 on the accent', () => {
      expect(contrast(grey(mode, 'on-accent'), accent)).toBeGreaterThanOrEqual(4.5);
    });

    it('a line has a contrast of 3:1 on a filled panel, at rest and on hover', () => {
      const line = accents[name][opposite[mode]];
      expect(contrast(line, grey(mode, 'ink'))).toBeGreaterThanOrEqual(3);
      expect(contrast(line, grey(mode, 'ink-hover'))).toBeGreaterThanOrEqual(3);
    });
  });
});

it('a page, what stands on it and a band of lacquer are three steps apart in dark mode', () => {
  const { ground, raised } = roles.dark;
  expect(contrast(neutrals[raised], neutrals[ground])).toBeGreaterThanOrEqual(1.12);
  expect(contrast(neutrals[ground], neutrals[darkBand.ground])).toBeGreaterThanOrEqual(1.06);
});

it('the formula of contrast matches the figures of WCAG', () => {
  expect(contrast([100, 0, 0], [0, 0, 0])).toBeCloseTo(21, 1);
  expect(contrast(neutrals[50], neutrals[950])).toBeCloseTo(17.7, 1);
});

it('generated/tokens.css is current', () => {
  const written = readFileSync(new URL('./generated/tokens.css', import.meta.url), 'utf8');
  expect(written).toBe(renderTokensCss());
});
