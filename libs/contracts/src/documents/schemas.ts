import { z } from '../schema.ts';
import { instant, localDateTime } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { wholeNumber } from '../shared/query.ts';
import { maybe, openEnum, wireObject } from '../shared/wire.ts';

/** `voucher` is the proof of reservation for the driver; `calendar` is the ride as a calendar file. */
export const documentKinds = ['receipt', 'credit_note', 'voucher', 'calendar'] as const;

export const rideDocument = wireObject({
  kind: openEnum(documentKinds),
  /** The name of the document in `/reservations/{id}/documents/{name}`. */
  name: z.string(),
  /** Numbers of receipts and credit notes have no gaps per year; null for other documents. */
  number: z.nullable(z.string()),
  amount: z.nullable(amount),
  issued_at: z.nullable(instant),
});
export type RideDocument = z.output<typeof rideDocument>;

export const rideDocuments = wireObject({
  documents: z.array(rideDocument),
  /** An address that calendar programs can subscribe to; it shows changes and a cancellation. */
  calendar_url: z.string(),
});
export const rideDocumentsAnswer = envelope(rideDocuments);

export const documentParams = z.object({
  id: wholeNumber,
  name: z.string().check(z.maxLength(40), z.regex(/^[\w-]+$/)),
});

export const pdfAnswer = z.file();
export const calendarAnswer = z.string();

/** A reference with the operator's signature. */
export const signedParams = z.object({ code: z.string().check(z.maxLength(120), z.regex(/^[\w.-]+$/)) });

/** The contents of the voucher. */
export const voucher = wireObject({
  reference: z.string(),
  status: z.string(),
  operator: wireObject({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    registration: z.string(),
    vtc_registration: z.string(),
  }),
  client_name: z.string(),
  client_phone: z.nullable(z.string()),
  booked_at: instant,
  pickup_datetime: localDateTime,
  return_datetime: maybe(localDateTime),
  timezone: z.string(),
  pickup_address: z.string(),
  destination_address: z.string(),
  vehicle: z.string(),
  passengers_count: z.number(),
});
export type Voucher = z.output<typeof voucher>;
export const voucherAnswer = envelope(voucher);
