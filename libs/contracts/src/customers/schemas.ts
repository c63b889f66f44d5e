import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope, pageSchema } from '../shared/envelope.ts';
import { languageSchema } from '../shared/language.ts';
import { amount } from '../shared/money.ts';
import { email, personName, phone } from '../shared/person.ts';
import { paging, searchText } from '../shared/query.ts';
import { maybe, wireObject, wireRequest } from '../shared/wire.ts';

const filters = {
  /** In names, addresses and telephones; a telephone is found however it is written. */
  search: z.optional(searchText),
  kind: z.optional(z.enum(['', 'account', 'guest'], 'validation.invalid')),
};

export const customersQuery = wireObject({ ...paging, ...filters });
export const customerFileQuery = wireObject(filters);

/** A customer in a list. */
const listed = {
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** Whether they book without an account. */
  is_guest: z.boolean(),
  /** Whether they have pressed the link in a mail to their address. */
  is_confirmed: z.boolean(),
  created_at: instant,
  /** Rides that were not cancelled. */
  ride_count: z.number(),
};
export const listedCustomer = wireObject(listed);
export type ListedCustomer = z.output<typeof listedCustomer>;

/** A mail that an operator wrote to a customer. */
const letter = wireObject({
  id: z.number(),
  writer_name: z.string(),
  subject: z.string(),
  message: z.string(),
  created_at: instant,
});

export const customer = wireObject({
  ...listed,
  address: z.nullable(z.string()),
  /** The language of their mails. */
  language: z.string(),
  last_login_at: z.nullable(instant),
  /** What they paid, less what they got back. */
  spent: amount,
  /** Rides ahead or under way, which a deletion cancels. */
  open_ride_count: z.number(),
  /** The newest first, fifty at most. */
  letters: z.array(letter),
});
export type Customer = z.output<typeof customer>;

export const letterRequest = wireRequest({
  subject: z
    .string('validation.required')
    .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(150, 'validation.too_long')),
  message: z
    .string('validation.message_min')
    .check(z.trim(), z.minLength(10, 'validation.message_min'), z.maxLength(5000, 'validation.too_long')),
});

/** Who gives name, address and telephone to an operator: an account without a password. */
export const newCustomer = wireRequest({
  name: personName,
  email,
  phone,
  /** In which they are written to. */
  language: languageSchema,
});
export type NewCustomer = z.output<typeof newCustomer>;

/** The name as the operator typed it again, to be sure of whom they delete. */
export const customerRemoval = wireRequest({
  name: z
    .string('validation.name_required')
    .check(z.trim(), z.minLength(1, 'validation.name_required'), z.maxLength(120, 'validation.too_long')),
});

export const pageQuery = wireObject(paging);
export const customersAnswer = envelope(pageSchema(listedCustomer));
export const customerAnswer = envelope(customer);
export const addedCustomerAnswer = envelope(listedCustomer);
/** Null once the customer's account is deleted. */
export const customerOfRideAnswer = envelope(maybe(listedCustomer));
export const customerDataAnswer = envelope(z.record(z.string(), z.unknown()));
