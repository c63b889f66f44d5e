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

/** Who keeps cards now, or null when the provider of cards keeps none, or nobody takes cards. */
function openVault({ providers }: TimedPayments): Vault | null {
  if (!providers.methods.includes('card')) return null;
  const provider = providers.forMethod('card');
  return provider.vault ? { provider, vault: provider.vault } : null;
}

async function heard<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (isProviderError(error, 'unreachable')) throw new AppError('payments.provider_unavailable');
    throw error;
  }
}

/** Lets the provider know a customer before a payment whose card they wish to keep. @throws AppError `payments.provider_unavailable` */
export async function prepareToSave(deps: TimedPayments, customerId: number): Promise<void> {
  const open = openVault(deps);
  if (!open) return;
  const { provider, vault } = open;
  if ((await providerCustomerOf(deps.db, provider.name, customerId)) !== undefined) return;
  const reference = await heard(vault.addCustomer(`customer-${customerId}`, deps.deadline()));
  const row = { provider: provider.name, reference, customer_id: customerId, created_at: deps.clock.now() };
  await addProviderCustomer(deps.db, row);
}

/** The cards that the provider keeps for a customer, the newest first. @throws AppError `payments.provider_unavailable` */
export async function savedCards(deps: TimedPayments, customerId: number): Promise<readonly SavedCard[]> {
  const open = openVault(deps);
  const customer = open && (await providerCustomerOf(deps.db, open.provider.name, customerId));
  return open && customer ? heard(open.vault.cardsOf(customer, deps.deadline())) : [];
}

/** @throws AppError `payments.card_not_found` for a card that is not this customer's, `payments.provider_unavailable` */
async function ownCard(deps: TimedPayments, customerId: number, cardId: string) {
  const open = openVault(deps);
  const customer = open && (await providerCustomerOf(deps.db, open.provider.name, customerId));
  const cards = open && customer ? await heard(open.vault.cardsOf(customer, deps.deadline())) : [];
  if (!open || !customer || !cards.some(({ id }) => id === cardId))
    throw new AppError('payments.card_not_found');
  return { vault: open.vault, customer };
}

/** Proposes a card first from now on. @throws AppError as `ownCard` */
export async function preferCard(deps: TimedPayments, customerId: number, cardId: string): Promise<void> {
  const { vault, customer } = await ownCard(deps, customerId, cardId);
  await heard(vault.setDefault(customer, cardId, deps.deadline()));
}

/** Has the provider forget a card. @throws AppError as `ownCard` */
export async function removeCard(deps: TimedPayments, customerId: number, cardId: string): Promise<void> {
  const { vault } = await ownCard(deps, customerId, cardId);
  await heard(vault.removeCard(cardId, deps.deadline()));
}

/** Has the providers forget the cards of those whose account is gone; one that keeps silent is asked again later. */
export async function forgetLeftBehind(deps: TimedPayments): Promise<void> {
  const { names, named } = deps.providers;
  for (const row of await leftBehind(deps.db, names)) {
    const { vault } = named(row.provider);
    await vault?.removeCustomer(row.reference, deps.deadline());
    await removeProviderCustomer(deps.db, row);
  }
}
