import type { Delivery } from '@livree/contracts';
import type { StoredDelivery } from './deliveries.repository.ts';

function findState({ accepted_at: acceptedAt, failed_at: failedAt, failure }: StoredDelivery) {
  if (acceptedAt) return 'accepted';
  if (!failedAt) return 'retried';
  return failure === 'held_back' ? 'held_back' : 'failed';
}

export const presentDelivery = (row: StoredDelivery): Delivery => ({
  id: row.id,
  kind: row.kind,
  channel: row.channel,
  addressee: row.addressee,
  address: row.address,
  language: row.language,
  queuedAt: row.queued_at.toISOString(),
  attempts: row.attempts,
  state: findState(row),
  settledAt: (row.accepted_at ?? row.failed_at)?.toISOString() ?? null,
  failure: row.failure,
});
