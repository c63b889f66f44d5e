import { AppError } from '../../../platform/http/index.ts';
import { holdUser } from '../../identity/index.ts';
import { isProviderError } from '../commands/call-provider.ts';
import type { CardVault, SavedCard, VaultCard } from '../model/card-vault.ts';
import type { TimedPayments } from '../model/dependencies.ts';
import type { PaymentProvider } from '../model/provider.ts';
import {
  addProviderCustomer,
  listFormerCustomers,
  findProviderCustomer,
  removeProviderCustomer,
} from './provider-customers.repository.ts';

interface Vault {
  readonly provider: PaymentProvider;
  readonly vault: CardVault;
}

/** The current card vault; null if the provider of cards has none, or no provider takes cards. */
export function findVault({ providers }: TimedPayments): Vault | null {
  if (!providers.methods.includes('card')) return null;
  const provider = providers.forMethod('card');
  return provider.vault ? { provider, vault: provider.vault } : null;
}

/** @throws AppError `payments.provider_unavailable` if the provider does not answer */
export async function orUnavailable<Answer>(call: Promise<Answer>): Promise<Answer> {
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
export async function ensureProviderCustomer(deps: TimedPayments, customerId: number): Promise<void> {
  const open = findVault(deps);
  if (!open) return;
  const { provider, vault } = open;
  if ((await findProviderCustomer(deps.db, provider.name, customerId)) !== undefined) return;
  const reference = await orUnavailable(vault.addCustomer(deps.deadline()));
  const created = { provider: provider.name, reference, created_at: deps.clock.now() };
  await deps.db.transaction().execute(async (trx) => {
    // Without an account, a job has the provider delete its customer.
    const owner = (await holdUser(trx, customerId)) ? customerId : null;
    await addProviderCustomer(trx, { ...created, customer_id: owner });
  });
}

/** A card, and the ids of all its copies at the provider. */
interface GroupedCard {
  readonly shown: SavedCard;
  readonly copies: readonly string[];
}

interface CustomerCards {
  readonly vault: CardVault;
  readonly customer: string;
  readonly cards: readonly GroupedCard[];
}

/** Copies of a card that was saved more than once count as one card, the newest. */
function groupCopies(cards: readonly VaultCard[]): GroupedCard[] {
  const copies = Map.groupBy(cards, ({ id, fingerprint }) => fingerprint ?? id);
  return [...copies.values()].flatMap((same) => {
    const [newest] = same;
    if (newest === undefined) return [];
    const { fingerprint: _, ...card } = newest;
    const isDefault = same.some((copy) => copy.isDefault);
    return [{ shown: { ...card, isDefault }, copies: same.map(({ id }) => id) }];
  });
}

/** The provider's cards of a customer. If the provider no longer knows the customer, its id is deleted here too. */
async function readCustomerCards(deps: TimedPayments, customerId: number): Promise<CustomerCards | null> {
  const open = findVault(deps);
  if (!open) return null;
  const { provider, vault } = open;
  const customer = await findProviderCustomer(deps.db, provider.name, customerId);
  if (customer === undefined) return null;
  const cards = await orUnavailable(vault.listCards(customer, deps.deadline()));
  if (cards) return { vault, customer, cards: groupCopies(cards) };
  await removeProviderCustomer(deps.db, { provider: provider.name, reference: customer });
  return null;
}

/** The saved cards of a customer, newest first. @throws AppError `payments.provider_unavailable` */
export const listSavedCards = async (
  deps: TimedPayments,
  customerId: number,
): Promise<readonly SavedCard[]> =>
  (await readCustomerCards(deps, customerId))?.cards.map(({ shown }) => shown) ?? [];

/** @throws AppError `payments.card_not_found` for another customer's card, or `payments.provider_unavailable` */
async function requireOwnCard(deps: TimedPayments, customerId: number, cardId: string) {
  const kept = await readCustomerCards(deps, customerId);
  const card = kept?.cards.find(({ copies }) => copies.includes(cardId));
  if (!kept || !card) throw new AppError('payments.card_not_found');
  return { ...kept, ...card };
}

/** Makes a card the default. @throws AppError as `requireOwnCard` */
export async function setDefaultCard(deps: TimedPayments, customerId: number, cardId: string): Promise<void> {
  const { vault, customer } = await requireOwnCard(deps, customerId, cardId);
  await orUnavailable(vault.setDefault(customer, cardId, deps.deadline()));
}

/** Deletes a card and its copies at the provider. @throws AppError as `requireOwnCard` */
export async function removeCard(deps: TimedPayments, customerId: number, cardId: string): Promise<void> {
  const { vault, copies } = await requireOwnCard(deps, customerId, cardId);
  await orUnavailable(Promise.all(copies.map((id) => vault.removeCard(id, deps.deadline()))));
}

/** Deletes the cards of former customers at the providers; a provider that does not answer is asked again later. */
export async function removeFormerCustomers(deps: TimedPayments): Promise<void> {
  const { names, named } = deps.providers;
  for (const row of await listFormerCustomers(deps.db, names)) {
    const { vault } = named(row.provider);
    await vault?.removeCustomer(row.reference, deps.deadline());
    await removeProviderCustomer(deps.db, row);
  }
}
