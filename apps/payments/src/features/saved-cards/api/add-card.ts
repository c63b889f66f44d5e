import { send, type Transport } from '@livree/api-client';
import { paymentRoutes, type CardSetup } from '@livree/contracts';

export interface NewCard {
  /** The card's reference from the checkout frame. */
  readonly paymentMethodId: string;
  /** Calls with the same key never save the card twice. */
  readonly key: string;
}

/** Saves a card at the provider without a payment; the answer may require a challenge. */
export async function addCard(api: Transport, { paymentMethodId, key }: NewCard): Promise<CardSetup> {
  const request = { headers: { idempotencyKey: key }, body: { paymentMethodId } };
  return (await send(api, paymentRoutes.addCard, request)).data;
}
