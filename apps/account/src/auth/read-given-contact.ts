import { z } from '@livree/contracts/schema';
import type { SignInRequest } from '@livree/platform';

const contact = z.object({
  email: z.string(),
  name: z.optional(z.string()),
  phone: z.optional(z.string()),
});
const given = z.object({ contact });

/** The contact data that the visitor gave on the page before, from the history's state. */
export const readGivenContact = (state: unknown): SignInRequest['contact'] =>
  given.safeParse(state).data?.contact;
