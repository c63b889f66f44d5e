import { getLocale } from './language.ts';
import type { Language } from './language.ts';
import { lazy } from './lazy.ts';

/** The minus sign for deductions; Intl writes a hyphen. */
const minus = '\u2212';
const noBreakSpace = '\u00a0';

const minuteUnit: Readonly<Record<Language, string>> = {
  fr: 'min',
  en: 'min',
  es: 'min',
  de: 'Min.',
};
const hourUnit: Readonly<Record<Language, string>> = { fr: 'h', en: 'h', es: 'h', de: 'Std.' };

/** Formats numbers, money, distances and durations in one language. */
export interface NumberFormatter {
  readonly number: (value: number) => string;
  /** From integer cents: '12,50 €', '−12,50 €'. */
  readonly money: (cents: number) => string;
  /** From integer cents, without decimals when they are zero: '50 €'. */
  readonly shortMoney: (cents: number) => string;
  /** From 0 to 1: '99 %'. */
  readonly percent: (share: number) => string;
  /** '850 m' under a kilometre, else '31,6 km'. */
  readonly distance: (metres: number) => string;
  /** '48 min', '1 h 05'; German, English and Spanish name the minutes: '1 Std. 5 Min.'. */
  readonly duration: (seconds: number) => string;
}

/** Intl puts a thin space before French units, which is hardly visible in small text. */
const withFullSpace = (text: string): string => text.replace('\u202f', noBreakSpace);

export function numberFormatter(language: Language, currency: string): NumberFormatter {
  // Creating one takes several milliseconds on a slow phone, and a page needs only one or two.
  const intl = (options: Intl.NumberFormatOptions) =>
    lazy(() => new Intl.NumberFormat(getLocale(language), options));
  const formatCents = (format: () => Intl.NumberFormat, cents: number): string =>
    format()
      .formatToParts(cents / 100)
      .map(({ type, value }) => (type === 'minusSign' ? minus : value))
      .join('');
  const plain = intl({});
  const inCurrency = { style: 'currency', currency, signDisplay: 'negative' } as const;
  const money = intl(inCurrency);
  const shortMoney = intl({ ...inCurrency, trailingZeroDisplay: 'stripIfInteger' });
  const percent = intl({ style: 'percent' });
  const metre = intl({ style: 'unit', unit: 'meter', maximumFractionDigits: 0 });
  const kilometre = intl({ style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });

  return {
    number: (value) => plain().format(value),
    money: (cents) => formatCents(money, cents),
    shortMoney: (cents) => formatCents(shortMoney, cents),
    percent: (share) => percent().format(share),
    distance: (metres) =>
      withFullSpace(Math.round(metres) < 1000 ? metre().format(metres) : kilometre().format(metres / 1000)),
    duration: (seconds) => {
      const minutes = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      if (hours === 0) return [rest, minuteUnit[language]].join(noBreakSpace);
      const hour = [plain().format(hours), hourUnit[language]];
      if (rest === 0) return hour.join(noBreakSpace);
      const minute = language === 'fr' ? [String(rest).padStart(2, '0')] : [rest, minuteUnit[language]];
      return [...hour, ...minute].join(noBreakSpace);
    },
  };
}
