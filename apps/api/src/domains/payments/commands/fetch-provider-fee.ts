import type { TimedPayments } from '../model/dependencies.ts';
import { noteProviderAnswer } from '../payment-means.repository.ts';
import { settlementColumns, transactionById } from '../payments.repository.ts';

/**
 * Asks the provider for the fee of a payment or refund that it did not know at first. Repeatable. @throws ProviderError
 * `unreachable`
 */
export async function fetchProviderFee(deps: TimedPayments, transactionId: number): Promise<void> {
  const row = await transactionById(deps.db, transactionId);
  if (!row?.provider_reference || row.net_cents !== null) return;
  if (row.status !== 'completed' && row.status !== 'refunded') return;
  const provider = deps.providers.named(row.provider);
  const { settlement } =
    row.type === 'payment'
      ? await provider.retrieve(row.provider_reference, deps.deadline())
      : await provider.retrieveRefund(row.provider_reference, deps.deadline());
  await noteProviderAnswer(deps.db, row.id, settlementColumns(settlement) ?? {}, deps.clock.now());
}
