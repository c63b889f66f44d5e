import { createHash, randomUUID } from 'node:crypto';
import type { CardSetup as ShownSetup } from '@livree/contracts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { isProviderError } from '../commands/call-provider.ts';
import type { CardSetup } from '../model/card-vault.ts';
import type { TimedPayments } from '../model/dependencies.ts';
import { cardReturn } from '../model/return-path.ts';
import { findProviderCustomer } from './provider-customers.repository.ts';
import { orUnavailable, findVault, ensureProviderCustomer } from './saved-cards.ts';

interface NewCard {
  readonly customerId: number;
  readonly paymentMethodId: string;
  readonly language: string;
  /** The idempotency key: the same key and card are one request, however often it is sent. */
  readonly key: string | null;
}

/**
 * Saves a card at the provider without charging it.
 * @throws AppError 422 if no provider saves cards or the payment method is unknown; 402 for a declined card;
 * `payments.provider_unavailable`
 */
export async function addCard(
  deps: TimedPayments,
  { customerId, paymentMethodId, language, key }: NewCard,
): Promise<ShownSetup> {
  const open = findVault(deps);
  if (!open) throw fieldError('payment_provider', 'validation.payment_provider');
  await ensureProviderCustomer(deps, customerId);
  const customer = await findProviderCustomer(deps.db, open.provider.name, customerId);
  if (customer === undefined) throw new AppError('payments.provider_unavailable');
  const card = { customer, paymentMethodId, language, returnPath: cardReturn.address };
  const request = JSON.stringify([customer, key ?? randomUUID(), paymentMethodId]);
  const call = { key: createHash('sha256').update(request).digest('hex'), signal: deps.deadline() };
  return presentSetupOrThrow(await orCardRefused(orUnavailable(open.vault.addCard(card, call))));
}

/**
 * Asks the provider whether a card was saved, after its challenge.
 * @throws AppError `payments.card_not_found` for a setup that is not this customer's, 402 and 503 as `addCard`
 */
export async function confirmCard(
  deps: TimedPayments,
  customerId: number,
  setupId: string,
): Promise<ShownSetup> {
  const open = findVault(deps);
  const customer = open && (await findProviderCustomer(deps.db, open.provider.name, customerId));
  if (!open || customer === undefined) throw new AppError('payments.card_not_found');
  const setup = await orUnavailable(open.vault.retrieveSetup(setupId, deps.deadline()));
  if (setup === null || setup.customer !== customer) throw new AppError('payments.card_not_found');
  return presentSetupOrThrow(setup);
}

/** Reports a payment method that the provider never issued, or that was used already, as a refused card. */
async function orCardRefused(call: Promise<CardSetup>): Promise<CardSetup> {
  try {
    return await call;
  } catch (error) {
    if (isProviderError(error, 'rejected')) throw new AppError('payments.card_refused');
    throw error;
  }
}

function presentSetupOrThrow({ id, status, actionUrl, failureCode }: CardSetup): ShownSetup {
  if (status === 'failed')
    throw new AppError(
      failureCode === 'authentication_failed' ? 'payments.card_unverified' : 'payments.card_refused',
    );
  const challenge = actionUrl === undefined ? null : { kind: 'three_d_secure' as const, url: actionUrl };
  return { id, status: status === 'succeeded' ? 'saved' : status, challenge };
}
