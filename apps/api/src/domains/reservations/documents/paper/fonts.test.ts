import { expect, test } from 'vitest';
import { splitRuns } from './fonts.ts';

test('letters that the fonts lack become their likes, and other scripts get their own font', () => {
  expect(splitRuns('e\u2011mail 12\u202f€ سليم', 'text')).toEqual([
    { font: 'text', text: 'e-mail 12\u00a0€ ' },
    { font: 'arabic', text: 'سليم' },
  ]);
  expect(splitRuns('M. Иван Иванов, נועה, Ωραία', 'bold')).toEqual([
    { font: 'bold', text: 'M. ' },
    { font: 'cyrillic', text: 'Иван Иванов' },
    { font: 'bold', text: ', ' },
    { font: 'hebrew', text: 'נועה' },
    { font: 'bold', text: ', ' },
    { font: 'cyrillic', text: 'Ωραία' },
  ]);
});
