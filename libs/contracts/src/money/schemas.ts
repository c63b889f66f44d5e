import { documentKinds } from '../documents/schemas.ts';
import { transaction } from '../payments/schemas.ts';
import { z } from '../schema.ts';
import { calendarDate, instant } from '../shared/datetime.ts';
import { envelope, pageSchema } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { paging, searchText } from '../shared/query.ts';
import { maybe, openEnum, wireObject } from '../shared/wire.ts';

const firstOf = (text: string): string => (text.length === 7 ? `${text}-01` : text);

/** A day of the operator's zone, `2026-06-10`, or a month, `2026-06`. */
const moneyPeriod = z.string().check(
  z.regex(/^20\d{2}-\d{2}(-\d{2})?$/, 'validation.date'),
  z.refine((text) => z.safeParse(calendarDate, firstOf(text)).success, 'validation.date'),
);

/** The month of today by default. */
const period = z.optional(moneyPeriod);
export const moneyQuery = wireObject({ period });

/** Empty filters are read as absent. */
export const movementFilters = {
  period,
  type: z.optional(searchText),
  status: z.optional(searchText),
  provider: z.optional(searchText),
};
export const movementQuery = wireObject({ ...paging, ...movementFilters });

/** A payment or refund, on the day of its receipt or credit note; without one, on the day on which it began. */
const movement = wireObject({
  at: instant,
  client_name: z.string(),
  bill: z.nullable(wireObject({ kind: openEnum(documentKinds), number: z.string() })),
  transaction,
});
export type Movement = z.output<typeof movement>;
export const movementsAnswer = envelope(pageSchema(movement));

/** What receipts less credit notes say of one rate; each of them splits its own amount. */
const vatSum = wireObject({ percent: z.number(), gross: amount, net: amount, vat: amount });

/** The sums of the receipts and credit notes that were issued in a period. */
const moneySums = wireObject({
  period: moneyPeriod,
  receipts: z.number(),
  credit_notes: z.number(),
  /** What receipts say. */
  taken: amount,
  /** What credit notes say. */
  refunded: amount,
  /** Receipts less credit notes, VAT included. */
  gross: amount,
  net: amount,
  vat: amount,
  rates: z.array(vatSum),
  /** What the providers kept, as far as they have said it. */
  fees: amount,
  /** Receipts and credit notes whose fee no provider has said yet. */
  unknown_fees: z.number(),
});
export type MoneySums = z.output<typeof moneySums>;

export const moneySumsAnswer = envelope(
  wireObject({
    month: moneySums,
    /** Absent if the period is a month. */
    day: maybe(moneySums),
    timezone: z.string(),
  }),
);

/** UTF-8 with a byte order mark, semicolons and decimal commas, in the language of the caller. */
export const accountsAnswer = z.string();
