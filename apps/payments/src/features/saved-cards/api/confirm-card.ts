import { send, type Transport } from '@livree/api-client';
import { paymentRoutes, type CardSetup } from '@livree/contracts';

/** Asks whether a card was saved after its challenge. Repeatable. */
export async function confirmCard(api: Transport, setupId: string): Promise<CardSetup> {
  return (await send(api, paymentRoutes.confirmCard, { params: { id: setupId } })).data;
}
