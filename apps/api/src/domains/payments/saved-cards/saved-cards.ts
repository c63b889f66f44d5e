import { AppError } from '../../../platform/http/index.ts';
import { isProviderError } from '../commands/call-provider.ts';
import type { CardVault, SavedCard } from '../model/card-vault.ts';
import type { TimedPayments } from '../model/dependencies.ts';
import type { PaymentProvider } from '../model/provider.ts';
import {
  addProviderCustomer,
  leftBehind,
  providerCustomerOf,
  removeProviderCustomer,
} from './provider-customers.repository.ts';

type Vault = { readonly provider: PaymentProvider; readonly vault: CardVault };

/** The current card vault; null if the provider of cards has none, or nobody takes cards. */
export function openVault({ providers }: TimedPayments): Vault | null {
  if (!providers.methods.includes('card')) return null;
  const provider = providers.forMethod('card');
  return provider.vault ? { provider, vault: provider.vault } : null;
}

/** @throws AppError `payments.provider_unavailable` if the provider does not answer */
export async function heard<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (isProviderError(error, 'unreachable')) throw new AppError('payments.provider_unavailable');
    throw error;
  }
}

/**
 * Creates the provider's customer before a payment whose card will be saved. @throws AppError
 * `payments.provider_unavailable`
 */
export async function prepareToSave(deps: TimedPayments, customerId: number): Promise<void> {
  const open = openVault(deps);
  if (!open) return;
  const { provider, vault } = open;
  if ((await providerCustomerOf(deps.db, provider.name, customerId)) !== undefined) return;
  const reference = await heard(vault.addCustomer(deps.deadline()));
  const row = { provider: provider.name, reference, customer_id: customerId, created_at: deps.clock.now() };
  await addProviderCustomer(deps.db, row);
}

type Kept = { readonly vault: CardVault; readonly customer: string; readonly cards: readonly SavedCard[] };

/** The provider's cards of a customer. If the provider no longer knows the customer, its id is deleted here too. */
async function keptFor(deps: TimedPayments, customerId: number): Promise<Kept | null> {
  const open = openVault(deps);
  if (!open) return null;
  const { provider, vault } = open;
  const customer = await providerCustomerOf(deps.db, provider.name, customerId);
  if (customer === undefined) return null;
  const cards = await heard(vault.cardsOf(customer, deps.deadline()));
  if (cards) return { vault, customer, cards };
  await removeProviderCustomer(deps.db, { provider: provider.name, reference: customer });
  return null;
}

/** The saved cards of a customer, newest first. @throws AppError `payments.provider_unavailable` */
export const savedCards = async (deps: TimedPayments, customerId: number): Promise<readonly SavedCard[]> =>
  (await keptFor(deps, customerId))?.cards ?? [];

/** @throws AppError `payments.card_not_found` for another customer's card, or `payments.provider_unavailable` */
async function ownCard(deps: TimedPayments, customerId: number, cardId: string): Promise<Kept> {
  const kept = await keptFor(deps, customerId);
  if (!kept?.cards.some(({ id }) => id === cardId)) throw new AppError('payments.card_not_found');
  return kept;
}

/** Makes a card the default. @throws AppError as `ownCard` */
export async function preferCard(deps: TimedPayments, customerId: number, cardId: string): Promise<void> {
  const { vault, customer } = await ownCard(deps, customerId, cardId);
  await heard(vault.setDefault(customer, cardId, deps.deadline()));
}

/** Deletes a card at the provider. @throws AppError as `ownCard` */
export async function removeCard(deps: TimedPayments, customerId: number, cardId: string): Promise<void> {
  const { vault } = await ownCard(deps, customerId, cardId);
  await heard(vault.removeCard(cardId, deps.deadline()));
}

/** Deletes the cards of former customers at the providers; a provider that does not answer is asked again later. */
export async function forgetLeftBehind(deps: TimedPayments): Promise<void> {
  const { names, named } = deps.providers;
  for (const row of await leftBehind(deps.db, names)) {
    const { vault } = named(row.provider);
    await vault?.removeCustomer(row.reference, deps.deadline());
    await removeProviderCustomer(deps.db, row);
  }
}
