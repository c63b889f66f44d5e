import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { isProviderError } from '../commands/call-provider.ts';
import type { CardVault, VaultCard } from '../model/card-vault.ts';
import { requestStripe } from './stripe-client.ts';
import { requestSetup } from './stripe-setup.ts';

/** The most cards that Stripe returns at once; nobody saves more. */
const mostCards = 100;

const findDefaultMethod = (customer: Stripe.Customer | Stripe.DeletedCustomer): string | null => {
  if (customer.deleted) return null;
  const method = customer.invoice_settings.default_payment_method;
  return typeof method === 'string' ? method : (method?.id ?? null);
};

function toCard({ id, card }: Stripe.PaymentMethod, preferred: string | null): VaultCard[] {
  if (!card) return [];
  const { brand, last4: lastFour, exp_month: expiryMonth, exp_year: expiryYear, fingerprint = null } = card;
  return [{ id, brand, lastFour, expiryMonth, expiryYear, isDefault: id === preferred, fingerprint }];
}

/** Returns `missing` if Stripe does not know the object. */
async function orIfNotFound<Answer, Missing>(
  missing: Missing,
  call: Promise<Answer>,
): Promise<Answer | Missing> {
  try {
    return await call;
  } catch (error) {
    if (isProviderError(error, 'rejected')) return missing;
    throw error;
  }
}

/** Cards that Stripe stores for a customer of the account; the default card is the customer's default there. */
export const stripeVault = (
  { customers, paymentMethods, setupIntents }: Stripe,
  site: string,
): CardVault => ({
  addCard({ customer, paymentMethodId, returnPath }, { key, signal }) {
    const setup: Stripe.SetupIntentCreateParams = {
      customer,
      payment_method: paymentMethodId,
      confirm: true,
      usage: 'on_session',
      allowed_payment_method_types: ['card', 'link'],
      return_url: new URL(returnPath, site).href,
      metadata: { site },
    };
    return requestSetup(signal, () => setupIntents.create(setup, { idempotencyKey: key }));
  },
  retrieveSetup: (id, signal) =>
    orIfNotFound(
      null,
      requestSetup(signal, () => setupIntents.retrieve(id)),
    ),
  async addCustomer(signal) {
    // Customer numbers start at 1 in a new database; as keys they would return somebody else's cards.
    const options = { idempotencyKey: `customer-${randomUUID()}` };
    return (await requestStripe(signal, () => customers.create({ metadata: { site } }, options))).id;
  },
  async listCards(customer, signal) {
    const known = await orIfNotFound(
      null,
      requestStripe(signal, () => customers.retrieve(customer)),
    );
    if (known === null || known.deleted) return null;
    const wanted = { type: 'card', limit: mostCards } as const;
    const { data } = await requestStripe(signal, () => customers.listPaymentMethods(customer, wanted));
    return data.flatMap((method) => toCard(method, findDefaultMethod(known)));
  },
  async setDefault(customer, id, signal) {
    const changes = { invoice_settings: { default_payment_method: id } };
    await requestStripe(signal, () => customers.update(customer, changes));
  },
  async removeCard(id, signal) {
    await orIfNotFound(
      null,
      requestStripe(signal, () => paymentMethods.detach(id)),
    );
  },
  async removeCustomer(customer, signal) {
    await orIfNotFound(
      null,
      requestStripe(signal, () => customers.del(customer)),
    );
  },
});
