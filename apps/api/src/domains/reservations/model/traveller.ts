import { languageSchema, type Traveller } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

const stored = z.nullable(
  z.object({
    name: z.string(),
    phone: z.string(),
    email: z.optional(z.nullable(z.string())),
    language: languageSchema,
  }),
);

/** Who rides, if somebody else booked; null if the customer rides. */
export const readTraveller = (row: { readonly traveller: unknown }): Traveller | null =>
  z.parse(stored, row.traveller ?? null);

export const writeTraveller = (traveller: Traveller | null | undefined): string | null =>
  traveller ? JSON.stringify(traveller) : null;
