import { expect, test } from 'vitest';
import { splitRuns } from './fonts.ts';

test('letters that the fonts lack become their likes, and Arabic gets its own font', () => {
  expect(splitRuns('e\u2011mail 12\u202f€ سليم', 'text')).toEqual([
    { font: 'text', text: 'e-mail 12\u00a0€ ' },
    { font: 'arabic', text: 'سليم' },
  ]);
});
