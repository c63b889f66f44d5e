import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { languageSchema } from '../shared/language.ts';
import { maybe, wireRequest } from '../shared/wire.ts';

/** How many acts a report holds, and how many characters all of it has. */
export const mostActs = 50;
export const mostCharacters = 64 * 1024;

const whole = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const word = z.string().check(z.regex(/^[\w: .-]{1,120}$/, 'validation.invalid'));
/** A text of the site itself; never an address of mail, a telephone number or the like. */
const siteText = z
  .string()
  .check(z.maxLength(120), z.regex(/^(?!.*@)(?!.*\d{4})[^\n<>]*$/, 'validation.invalid'));
/** A path below the site, with the parameters that say nothing about a person. */
const sitePath = z
  .string()
  .check(z.maxLength(300), z.regex(/^\/[\w./-]*(\?[\w=&.-]*)?$/, 'validation.invalid'));

/** What was pressed or filled: its role, its name if that is a text of the site, and which one of its kind it is. */
const control = { role: word, name: maybe(siteText), index: whole };

/** One thing that happened in a visit. `at` is in milliseconds since the first. */
export const problemAct = z.union([
  z.strictObject({ kind: z.literal('page'), at: whole, path: sitePath }),
  z.strictObject({ kind: z.literal('press'), at: whole, ...control }),
  /** Something was typed: what, nobody records. */
  z.strictObject({ kind: z.literal('fill'), at: whole, ...control, type: word }),
  z.strictObject({
    kind: z.literal('call'),
    at: whole,
    call: word,
    status: whole,
    ms: whole,
    answer: z.optional(z.unknown()),
  }),
  z.strictObject({ kind: z.literal('failure'), at: whole, part: word, name: word }),
]);

export type ProblemAct = z.output<typeof problemAct>;

const remoteId = z.string().check(z.regex(/^[a-z][a-z-]{0,30}$/, 'validation.invalid'));
const version = z.string().check(z.regex(/^[0-9a-f]{12}$/, 'validation.invalid'));

const visit = {
  /** The versions of the shell and of each remote. */
  composition: z.record(remoteId, version),
  flags: z.record(z.string().check(z.regex(/^\w{1,40}$/, 'validation.invalid')), z.boolean()),
  language: languageSchema,
  /** The visitor's clock at the first act. */
  began_at: instant,
  is_signed_in: z.boolean(),
  is_phone: z.boolean(),
  acts: z.array(problemAct).check(z.maxLength(mostActs)),
};

export const problemRequest = wireRequest({
  /** What the visitor says about it, in their own words. */
  note: maybe(z.string().check(z.trim(), z.maxLength(500, 'validation.too_long'))),
  ...visit,
});

export type ProblemRequest = z.output<typeof problemRequest>;
/** A report without what the visitor says. */
export type RecordedVisit = Omit<ProblemRequest, 'note'>;

/** The name of a report: short enough to be told on the telephone. */
export const problemId = z.string().check(z.regex(/^R-[2-9A-HJ-NP-Z]{6}$/, 'validation.invalid'));

export const problemAnswer = z.object({ success: z.literal(true), data: z.object({ id: problemId }) });
