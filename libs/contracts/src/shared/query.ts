import { z } from '../schema.ts';

/** A whole number written in an address or a query: `?page=2`. No sign, no exponent, at most nine digits. */
export const wholeNumber = z.codec(z.string().check(z.regex(/^\d{1,9}$/, 'validation.number')), z.int(), {
  decode: Number,
  encode: String,
});

/** A decimal number written in a query: `?lat=48.85`. */
export const decimalNumber = z.codec(
  z.string().check(z.regex(/^-?\d{1,6}(\.\d{1,10})?$/, 'validation.number')),
  z.number(),
  { decode: Number, encode: String },
);

/** The identifier in `/things/{id}`. */
export const idParams = z.object({ id: wholeNumber });

export const searchText = z.string().check(z.trim(), z.maxLength(200, 'validation.too_long'));

/** `page` and `per_page` of every list. A value of zero is read as the first page by the server. */
export const paging = { page: z.optional(wholeNumber), per_page: z.optional(wholeNumber) };

/** Whose: the caller's own by default; everybody's for an operator alone. */
export const listScope = z.optional(z.enum(['own', 'everybody'], 'validation.invalid'));

/** Yes or no in a query: `?featured=true`, or `1`. */
export const flag = z.codec(z.enum(['true', 'false', '1', '0'], 'validation.invalid'), z.boolean(), {
  decode: (text) => text === 'true' || text === '1',
  encode: (value) => (value ? 'true' : 'false'),
});

/** One value or several of a repeated `types[]` parameter. */
export const repeated = z.codec(z.union([z.string(), z.array(z.string())]), z.array(z.string()), {
  decode: (value) => (typeof value === 'string' ? [value] : value),
  encode: (values) => values,
});
