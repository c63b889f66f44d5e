import { z } from '../schema.ts';
import { languageSchema } from '../shared/language.ts';
import { email, personName, phone } from '../shared/person.ts';
import { maybe, wireObject, wireRequest } from '../shared/wire.ts';

/** Who rides, if somebody else books. Messages about the ride go there by mail, or without an address by text message. */
export const requestedTraveller = wireRequest({
  name: personName,
  phone,
  email: maybe(email),
  language: languageSchema,
});
export type Traveller = z.output<typeof requestedTraveller>;

/** The same in answers. */
export const shownTraveller = wireObject({
  name: z.string(),
  phone: z.string(),
  email: maybe(z.string()),
  language: z.string(),
});
