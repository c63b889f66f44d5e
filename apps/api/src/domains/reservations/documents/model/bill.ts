import { languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

const seller = z.object({
  brand: z.string(),
  legalName: z.string(),
  form: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  registration: z.string(),
  vat: z.string(),
  vtcRegistration: z.string(),
});
export type Seller = z.output<typeof seller>;

/**
 * The contents of a receipt or credit note at its issue; amounts in cents, VAT included. A bill never changes:
 * printed years later, it is the same document. It contains the customer's name and no other data about them.
 */
export const bill = z.object({
  language: languageSchema,
  seller,
  customer: z.string(),
  reference: z.string(),
  vehicle: z.string(),
  pickupAt: z.iso.datetime(),
  /** For a round trip; absent from bills of earlier releases. */
  returnAt: z.optional(z.iso.datetime()),
  /** From where to where the way back goes; absent likewise. */
  returnRoute: z.optional(z.readonly(z.tuple([z.string(), z.string()]))),
  timeZone: z.string(),
  addresses: z.array(z.string()),
  /** Of an extra also its number or its hours; absent from bills of earlier releases. */
  lines: z.array(z.object({ code: z.string(), cents: z.int(), quantity: z.optional(z.int()) })),
  totalCents: z.int(),
  vatPercent: z.number(),
  currency: z.literal('EUR'),
  provider: z.string(),
  providerReference: z.nullable(z.string()),
  settledAt: z.iso.datetime(),
  /** The receipt that a credit note corrects. */
  receipt: z.nullable(z.string()),
});
export type Bill = z.output<typeof bill>;

/** The code of the line for the difference that a change of a ride costs. */
export const changeLine = 'change';
