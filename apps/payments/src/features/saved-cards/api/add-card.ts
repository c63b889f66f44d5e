import { send, type Transport } from '@livree/api-client';
import { paymentRoutes, type CardSetup } from '@livree/contracts';

export interface NewCard {
  /** What the checkout frame made of the card. */
  readonly paymentMethodId: string;
  /** Repeating a call with the same key never keeps the card twice. */
  readonly key: string;
}

/** Has the provider keep a card without a payment; the answer may ask for a challenge. */
export async function addCard(api: Transport, { paymentMethodId, key }: NewCard): Promise<CardSetup> {
  const request = { headers: { idempotencyKey: key }, body: { paymentMethodId } };
  return (await send(api, paymentRoutes.addCard, request)).data;
}
