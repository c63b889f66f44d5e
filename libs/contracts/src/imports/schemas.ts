import { newCustomer } from '../customers/schemas.ts';
import { rideFields } from '../reservations/booking-schemas.ts';
import { z } from '../schema.ts';
import { envelope } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { maybe, openEnum, wireObject, wireRequest } from '../shared/wire.ts';

/** What a file may hold, one thing in each row. */
export const importKinds = ['customers', 'vehicles', 'rides'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importParams = wireObject({ kind: z.enum(importKinds) });

export const maxImportBytes = 1024 * 1024;

const importFile = z
  .file('validation.import_file')
  .check(
    z.minSize(1, { error: 'validation.import_empty', abort: true }),
    z.maxSize(maxImportBytes, 'validation.import_size'),
  );

export const importCheckRequest = wireRequest({ file: importFile });

export const importRequest = wireRequest({
  file: importFile,
  /** That of the check: another file is not imported unseen. */
  fingerprint: z.string('validation.required').check(z.maxLength(100, 'validation.too_long')),
});

/** A customer of a file, by the rules of a customer on the telephone. */
export const importedCustomer = newCustomer;

/** A ride of a file, by the rules of a ride on the telephone. */
export const importedRide = wireRequest({
  ...rideFields,
  /** As the program calls it that the ride comes from. */
  reference: z
    .string('validation.required')
    .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(60, 'validation.too_long')),
  /** The price that was agreed; absent for that of the tariff. */
  price: maybe(
    z.codec(
      z
        .number('validation.number')
        .check(z.minimum(0, 'validation.number'), z.maximum(100_000, 'validation.number')),
      amount,
      { decode: (euros) => euros, encode: (euros) => euros },
    ),
  ),
  /** Whether it was paid where it comes from; otherwise it remains to be paid here. */
  paid_elsewhere: z.optional(z.boolean('validation.yes_no')),
});

const importColumn = wireObject({
  /** As the first line of a file names it. */
  heading: z.string(),
  /** What it takes. */
  hint: z.string(),
  is_required: z.boolean(),
});
export type ImportColumn = z.output<typeof importColumn>;

const importSheet = wireObject({ columns: z.array(importColumn), most_rows: z.number() });

/** Not looked at yet, ready to be made, there already, wrong, and made by this import. */
export const importStates = ['waiting', 'ready', 'known', 'wrong', 'made'] as const;

const importFault = wireObject({
  /** The column; null for what concerns the whole row. */
  heading: z.nullable(z.string()),
  text: z.string(),
});

export const importRow = wireObject({
  /** As spreadsheets count: the headings are row 1. */
  number: z.number(),
  /** What the row is about, as it was written. */
  label: z.string(),
  state: openEnum(importStates),
  faults: z.array(importFault),
  /** The number of the thing that is there, or was made. */
  subject_id: z.nullable(z.number()),
});
export type ImportRow = z.output<typeof importRow>;

const importResult = wireObject({
  fingerprint: z.string(),
  rows: z.array(importRow),
  /** The wrong rows as a file to mend, with the reasons in a column of their own; null without any. */
  wrong_rows: z.nullable(z.string()),
});
export type ImportResult = z.output<typeof importResult>;

export const importSheetAnswer = envelope(importSheet);
/** The headings alone, in UTF-8 with a byte order mark. */
export const importTemplateAnswer = z.string();
export const importResultAnswer = envelope(importResult);
