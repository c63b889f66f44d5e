import { formatterFor } from '@livree/i18n';
import { expect, it } from 'vitest';
import { fareText } from './fare-text.ts';

const format = formatterFor('fr');
const known = new Set(['distance', 'hourly', 'night', 'premium', 'extra_waiting', 'child_seat', 'unknown']);

/** Like the translations: a missing text returns its key. */
const spoken = (key: string, values?: Record<string, string | number>): string => {
  const name = key.replace('fareLine.', '');
  if (key !== name) return known.has(name) ? name : key;
  return values === undefined ? key : `${key} ${JSON.stringify(values)}`;
};

it('says what each line was computed from', () => {
  const cents = 7900;
  const { lines, total } = fareText(
    {
      total: 5 * 7900,
      lines: [
        { code: 'distance', cents, detail: { metres: 31_600, seconds: 2880 } },
        { code: 'hourly', cents, detail: { hours: 2, hourlyPrice: 5000 } },
        { code: 'night', cents, detail: { legs: 1 } },
        { code: 'premium', cents, detail: { legs: 1 } },
        { code: 'premium', cents, detail: { legs: 2 } },
        { code: 'extra_waiting', cents, detail: { quantity: 1 } },
        { code: 'child_seat', cents, detail: { quantity: 2 } },
        { code: 'toll', cents, detail: {} },
      ],
    },
    spoken,
    format,
  );
  expect(lines.map(({ label, detail }) => [label, detail])).toEqual([
    ['distance', format.distance(31_600)],
    ['hourly', `fareDetail.hourly {"count":2,"price":"${format.shortMoney(5000)}"}`],
    ['night', 'fareDetail.night'],
    ['premium', undefined],
    ['premium', 'fareDetail.legs {"count":2}'],
    ['extra_waiting', 'fareDetail.hours {"count":1}'],
    ['child_seat', '× 2'],
    ['unknown', undefined],
  ]);
  expect(total).toEqual({ label: 'fareLine.total', amount: format.money(39_500) });
  expect(lines[0]?.amount).toBe(format.money(7900));
});

it('leaves out what costs nothing, such as a drive of no length', () => {
  const lines = [
    { code: 'distance', cents: 0, detail: { metres: 0 } },
    { code: 'night', cents: 500, detail: {} },
  ];
  expect(fareText({ total: 500, lines }, spoken, format).lines.map(({ label }) => label)).toEqual(['night']);
});
