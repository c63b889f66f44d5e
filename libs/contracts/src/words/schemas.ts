import { contactTypes } from '../contact/schemas.ts';
import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { maybe, openEnum, wireObject, wireRequest } from '../shared/wire.ts';
import { aboutShape, hoursShape, questionShape, yearShape } from '../site/contents.ts';

/** What is kept of a thing that operators edit: the version that an edit names, and whether visitors see it. */
const kept = { id: z.number(), version: instant, is_shown: z.boolean() };

export const keptQuestion = wireObject({ ...kept, ...questionShape(wireObject) });
export type KeptQuestion = z.output<typeof keptQuestion>;

export const keptYear = wireObject({ ...kept, ...yearShape(wireObject) });
export type KeptYear = z.output<typeof keptYear>;

export const keptHours = wireObject({ version: instant, ...hoursShape(wireObject) });
export type KeptHours = z.output<typeof keptHours>;

export const keptAbout = wireObject({ version: instant, ...aboutShape(wireObject) });
export type KeptAbout = z.output<typeof keptAbout>;

/** A way to reach the company. Its content is empty and its version null until somebody gave it. */
const keptContact = wireObject({
  type: openEnum(contactTypes),
  content: z.string(),
  is_shown: z.boolean(),
  version: maybe(instant),
});
export type KeptContact = z.output<typeof keptContact>;

/** What operators write about the company, hidden things among it. */
export const words = wireObject({
  /** In the order of the page. */
  questions: z.array(keptQuestion),
  /** The earliest first. */
  years: z.array(keptYear),
  /** Each of `contactTypes`, in its order. */
  contacts: z.array(keptContact),
  /** Null if none were given. */
  hours: maybe(keptHours),
  /** The story, the values, a voice, the mission and the vision. Null if none were given. */
  about: maybe(keptAbout),
});
export type Words = z.output<typeof words>;

export const wordsAnswer = envelope(words);
export const questionAnswer = envelope(keptQuestion);
export const yearAnswer = envelope(keptYear);
export const contactChangeAnswer = envelope(keptContact);
export const hoursAnswer = envelope(keptHours);
export const aboutAnswer = envelope(keptAbout);

const isShown = z.boolean('validation.invalid');
const questionFields = { ...questionShape(wireRequest), is_shown: isShown };
const yearFields = { ...yearShape(wireRequest), is_shown: isShown };

export const questionRequest = wireRequest(questionFields);
export type QuestionRequest = z.output<typeof questionRequest>;
export const yearRequest = wireRequest(yearFields);
export type YearRequest = z.output<typeof yearRequest>;

/** Edits name the version that they began with, so that a newer one is not overwritten. */
export const questionEdit = wireRequest({ ...questionFields, version: instant });
export const yearEdit = wireRequest({ ...yearFields, version: instant });

/** Null for the first hours. */
const firstOrVersion = z.nullable(instant);
export const hoursEdit = wireRequest({ ...hoursShape(wireRequest), version: firstOrVersion });
export type HoursEdit = z.output<typeof hoursEdit>;

export const aboutEdit = wireRequest({ ...aboutShape(wireRequest), version: firstOrVersion });
export type AboutEdit = z.output<typeof aboutEdit>;

export const contactEdit = wireRequest({
  content: z
    .string('validation.required')
    .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(500, 'validation.too_long')),
  is_shown: isShown,
  version: firstOrVersion,
});
export type ContactEdit = z.output<typeof contactEdit>;

/** What is deleted is what the operator saw. */
export const versionQuery = z.object({ version: instant });

const largestId = 2_147_483_647;
const ids = z
  .array(
    z
      .int('validation.number')
      .check(z.minimum(1, 'validation.number'), z.maximum(largestId, 'validation.number')),
    'validation.invalid',
  )
  .check(z.maxLength(30, 'validation.too_long'));

/** @property seen the order that the operator changed, so that another operator's is not overwritten */
export const questionOrder = wireRequest({ seen: ids, wanted: ids });
export type QuestionOrder = z.output<typeof questionOrder>;
