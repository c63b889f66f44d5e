import { z } from '../schema.ts';
import { isPlainName, spaceAfterStops } from './plain-name.ts';

/** The rule that zod keeps. Look at a text's length first: its time grows with the square of it. */
export const emailPattern = z.regexes.email;
export const phonePattern = /^\+?[\d\s()-]{8,}$/;

/** For the names of people: mails to others begin with them. */
export const plain = z.refine<string>(isPlainName, 'validation.name_plain');

export const personName = z
  .string('validation.name_required')
  .check(
    z.trim(),
    z.overwrite(spaceAfterStops),
    z.minLength(1, { error: 'validation.name_required', abort: true }),
    z.minLength(2, 'validation.name_min'),
    z.maxLength(120, 'validation.too_long'),
    plain,
  );

export const email = z.string('validation.email_required').check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254, { error: 'validation.email', abort: true }),
  z.regex(emailPattern, {
    error: ({ input }) => (input === '' ? 'validation.email_required' : 'validation.email'),
  }),
);

export const phone = z
  .string('validation.phone')
  .check(
    z.trim(),
    z.maxLength(30, { error: 'validation.phone', abort: true }),
    z.regex(phonePattern, 'validation.phone'),
  );

/** A phone that a form may leave empty. */
export const optionalPhone = z.union([z.literal(''), phone], { error: 'validation.phone' });
