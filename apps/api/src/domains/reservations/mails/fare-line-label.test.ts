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
