import { z } from '@livree/contracts/schema';

const given = z.object({ contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }) });

export type ContactGiven = z.output<typeof given>['contact'];

/** The contact data that the visitor gave on the page before, from the history's state. */
export const contactGiven = (state: unknown): ContactGiven | undefined =>
  given.safeParse(state).data?.contact;
