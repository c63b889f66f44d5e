import { listAddress } from '@livree/platform/list-address';

export const moneyAddress = listAddress({ month: '', day: '', type: '', status: '', provider: '' }, ['day']);

export type MoneyFilters = ReturnType<typeof moneyAddress.readFilters>;

const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** The day of the filters, else their month; the API shows this month without either. */
export function readPeriod({ day, month }: Pick<MoneyFilters, 'day' | 'month'>): { period?: string } {
  if (day !== '') return { period: day };
  return monthPattern.test(month) ? { period: month } : {};
}

/** What the list of payments and refunds asks for. */
export const toQuery = ({ type, status, provider, ...period }: MoneyFilters) => ({
  ...readPeriod(period),
  type,
  status,
  provider,
});

/** The month before or after a month: `2026-12` is before `2027-01`. */
export function neighbourMonth(month: string, step: 1 | -1): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step)).toISOString().slice(0, 7);
}
