import { describe, expect, it } from 'vitest';
import { formatterFor } from './index.ts';

/** Intl writes no-break spaces; the tests compare with plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  it.each([
    ['fr', '12,50 €', '1 234,00 €'],
    ['en', '€12.50', '€1,234.00'],
    ['es', '12,50 €', '1234,00 €'],
    ['de', '12,50 €', '1.234,00 €'],
  ] as const)('in %s', (language, small, large) => {
    const { money } = formatterFor(language);
    expect([plain(money(1250)), plain(money(123_400))]).toEqual([small, large]);
  });

  it('shows the exact cents of a hundred thousand prices, in every language', () => {
    for (const language of ['fr', 'en', 'es', 'de'] as const) {
      const { money } = formatterFor(language);
      for (let cents = 1; cents < 10_000_000; cents += 101) {
        if (Number(money(cents).replaceAll(/\D/g, '')) !== cents)
          expect.fail(`${cents} became ${money(cents)}`);
      }
    }
  });

  it('has a minus sign as wide as a figure, not a hyphen', () => {
    expect(plain(formatterFor('fr').money(-1250))).toBe('−12,50 €');
    expect(plain(formatterFor('en').money(-1250))).toBe('−€12.50');
  });

  it('omits zero cents only on request', () => {
    const { shortMoney } = formatterFor('fr');
    expect([plain(shortMoney(5000)), plain(shortMoney(5050))]).toEqual(['50 €', '50,50 €']);
  });
});

it.each([
  [0, '0 m'],
  [999.4, '999 m'],
  [999.6, '1 km'],
  [31_649, '31,6 km'],
])('shows %d metres as %s', (metres, text) => {
  expect(plain(formatterFor('fr').distance(metres))).toBe(text);
});

it.each([
  [0, '0 min'],
  [20, '1 min'],
  [2880, '48 min'],
  [3599, '1 h'],
  [3900, '1 h 05'],
])('shows %d seconds as %s', (seconds, text) => {
  expect(plain(formatterFor('fr').duration(seconds))).toBe(text);
});

it('names the minutes after the hours, except in French', () => {
  const spoken = (['de', 'en', 'es'] as const).map((language) => formatterFor(language).duration(22_140));
  expect(spoken.map(plain)).toEqual(['6 Std. 9 Min.', '6 h 9 min', '6 h 9 min']);
});

describe('dates', () => {
  it('shows wall-clock times unchanged and instants in their zone', () => {
    const instant = new Date('2026-11-30T23:30:00Z');
    expect(formatterFor('fr').dateTime('2026-12-01T05:10', 'weekday')).toBe(
      'mardi 1er\u00a0décembre 2026, 05:10',
    );
    expect(formatterFor('fr').dateTime(instant, 'compact')).toBe('mar. 1er\u00a0déc., 00:30');
    expect(formatterFor('fr').date('2026-12-01', 'chosen')).toBe('mar. 1er\u00a0décembre 2026');
    expect(formatterFor('de').date('2026-12-01', 'chosen')).toBe('Di., 1.\u00a0Dezember 2026');
    expect(formatterFor('fr', { timeZone: 'Europe/London' }).dateTime(instant, 'short')).toBe(
      '30/11/2026, 23:30',
    );
  });

  it.each([
    ['fr', 'mercredi 25~novembre 2026', 'mer. 25~nov.'],
    ['en', 'Wednesday, 25~November 2026', 'Wed 25~Nov'],
    ['es', 'miércoles, 25~de~noviembre de 2026', 'mié, 25~nov'],
    ['de', 'Mittwoch, 25.~November 2026', 'Mi., 25.~Nov.'],
  ] as const)(
    'keeps a day and its month on one line, and wraps elsewhere, in %s',
    (language, long, compact) => {
      const { date } = formatterFor(language);
      const written = [date('2026-11-25', 'weekday'), date('2026-11-25', 'compact')];
      expect(written.map((text) => text.replaceAll('\u00a0', '~'))).toEqual([long, compact]);
    },
  );

  it('starts the week on Monday', () => {
    expect(formatterFor('de').weekdays('short')).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  });
});
