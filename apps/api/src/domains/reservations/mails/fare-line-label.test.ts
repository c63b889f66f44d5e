import { languages } from '@livree/contracts';
import { fareLineCodes } from '@livree/pricing';
import { expect, test } from 'vitest';
import { fareLineLabel } from './fare-line-label.ts';

test.each(languages)('every fare line has a name in %s', (language) => {
  for (const code of fareLineCodes) expect(fareLineLabel(language, code)).not.toBe(code);
});

test('mails and receipts use the site’s names of fare lines', () => {
  expect(fareLineLabel('fr', 'night')).toBe('Majoration de nuit');
  expect(fareLineLabel('de', 'stops')).toBe('Zwischenhalte');
});

test('an extra has its number, or its hours', () => {
  expect(fareLineLabel('fr', 'child_seat', 1)).toBe('Siège enfant');
  expect(fareLineLabel('fr', 'child_seat', 2)).toBe('Siège enfant × 2');
  expect(fareLineLabel('de', 'extra_waiting', 2)).toMatch(/^Zusätzliche Wartezeit \(2\sStd\.\)$/);
});
