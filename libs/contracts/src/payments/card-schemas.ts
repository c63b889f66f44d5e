import { z } from '../schema.ts';
import { envelope } from '../shared/envelope.ts';
import { openEnum, wireObject, wireRequest } from '../shared/wire.ts';
import { challenge } from './challenge.ts';

/** A card that the provider stores for a customer; `id` works as a payment method, for that customer only. */
export const savedCard = wireObject({
  id: z.string(),
  brand: z.string(),
  last_four: z.string(),
  expiry_month: z.number(),
  expiry_year: z.number(),
  is_default: z.boolean(),
});

export type SavedCard = z.output<typeof savedCard>;
export const savedCardsAnswer = envelope(z.array(savedCard));
export const cardParams = z.object({ id: z.string().check(z.regex(/^\w{1,100}$/, 'validation.invalid')) });

/** A new card, as the payment method that the checkout frame made of it. */
export const newCard = wireRequest({
  payment_method_id: z
    .string('validation.invalid')
    .check(z.minLength(1, 'validation.invalid'), z.maxLength(100, 'validation.too_long')),
});

/** How far a new card is. `id` names the setup at the provider. */
export const cardSetup = wireObject({
  id: z.string(),
  status: openEnum(['saved', 'requires_action', 'processing']),
  challenge: z.nullable(challenge),
});

export type CardSetup = z.output<typeof cardSetup>;
export const cardSetupAnswer = envelope(cardSetup);
