import { z } from '../schema.ts';
import { calendarDate } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { languageSchema } from '../shared/language.ts';
import { maybe, openEnum, wireObject } from '../shared/wire.ts';

export const legalDocuments = ['terms', 'privacy', 'legal', 'accessibility'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export const legalDocumentParams = z.object({ document: z.enum(legalDocuments) });

/** The version of a text, `2026-05-01.48-24-2-50`: its effective date and, for the terms, the cancellation policy. */
export const textVersion = z
  .string()
  .check(
    z.maxLength(40, { error: 'validation.invalid', abort: true }),
    z.regex(/^\d{4}-\d{2}-\d{2}(\.\d{1,3}-\d{1,3}-\d{1,3}-\d{1,3})?$/, 'validation.invalid'),
  );

export const legalTextQuery = z.object({ version: z.optional(textVersion) });

/** A part of a line; with `href` it is a link. */
const span = z.object({ text: z.string(), href: maybe(z.string()) });

/** A paragraph has one line, a list several. */
const block = z.object({ kind: openEnum(['paragraph', 'list']), lines: z.array(z.array(span)) });
export type LegalBlock = z.output<typeof block>;

const section = z.object({ id: z.string(), title: z.string(), blocks: z.array(block) });
export type LegalSection = z.output<typeof section>;

const edition = wireObject({ version: z.string(), effective_from: calendarDate });

export const legalText = wireObject({
  document: openEnum(legalDocuments),
  language: languageSchema,
  version: z.string(),
  effective_from: calendarDate,
  /** Announced, but not yet in force. */
  next: z.nullable(edition),
  earlier: z.array(edition),
  sections: z.array(section),
});
export type LegalText = z.output<typeof legalText>;
export const legalTextAnswer = envelope(legalText);
