import { randomBytes } from 'node:crypto';
import type { Connection } from '../../../platform/db/index.ts';
import type { CardSetup, NewCard } from '../model/card-vault.ts';
import type { ProviderCall } from '../model/provider-call.ts';
import { ProviderError } from '../model/provider.ts';
import { addSandboxCard } from './sandbox-cards.repository.ts';
import {
  type SandboxSetup,
  addSetup,
  answerSetup,
  setupById,
  setupByKey,
} from './sandbox-setups.repository.ts';
import type { Sandbox } from './sandbox.ts';
import { cardOutcome } from './test-payment-methods.ts';

type Books = Pick<Sandbox, 'db' | 'clock'>;
type State = Pick<SandboxSetup, 'status' | 'failure_code'>;

const refused: State = { status: 'failed', failure_code: 'authentication_failed' };
const accepted: State = { status: 'succeeded', failure_code: null };

const toSetup = (row: SandboxSetup): CardSetup => ({
  id: row.id,
  customer: row.customer_id,
  status: row.status,
  ...(row.status === 'requires_action' && { actionUrl: `/api/sandbox/setup/${row.id}` }),
  ...(row.failure_code !== null && { failureCode: row.failure_code }),
});

/** Keeps a card for a customer. */
export const saveCard = ({ db, clock }: Books, customer: string, method: string): Promise<void> =>
  addSandboxCard(db, {
    id: `pm_sandbox_${randomBytes(9).toString('hex')}`,
    customer_id: customer,
    method,
    created_at: clock.now(),
  });

/** Starts to save a card without a payment. The same key returns the first setup, and `replayed`. */
export async function openSetup(
  { db, clock }: Books,
  card: NewCard,
  { key }: ProviderCall,
): Promise<{ setup: CardSetup; replayed: boolean }> {
  const isNew = await db.transaction().execute(async (trx) => {
    const row = {
      ...firstState(card.paymentMethodId),
      id: `seti_sandbox_${randomBytes(18).toString('hex')}`,
      customer_id: card.customer,
      method: card.paymentMethodId,
      language: card.language,
      idempotency_key: key,
      created_at: clock.now(),
    };
    const added = await addSetup(trx, row);
    if (added) await saveCardIfSucceeded({ db: trx, clock }, row);
    return added;
  });
  const setup = await setupByKey(db, key);
  if (setup?.customer_id !== card.customer || setup.method !== card.paymentMethodId)
    throw new ProviderError('rejected', 'The idempotency key was used for another card');
  return { setup: toSetup(setup), replayed: !isNew };
}

export async function readSetup(db: Connection, id: string): Promise<CardSetup | null> {
  const row = await setupById(db, id);
  return row ? toSetup(row) : null;
}

/** Stores the customer's choice on the challenge page; a second choice changes nothing. */
export const decideSetup = ({ db, clock }: Books, id: string, isAccepted: boolean): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const setup = await answerSetup(trx, id, isAccepted ? accepted : refused);
    if (setup) await saveCardIfSucceeded({ db: trx, clock }, setup);
  });

function firstState(method: string): State {
  const outcome = cardOutcome(method);
  if (outcome.kind === 'declined') return { status: 'failed', failure_code: outcome.failureCode };
  return outcome.kind === 'challenge' ? { status: 'requires_action', failure_code: null } : accepted;
}

async function saveCardIfSucceeded(books: Books, setup: SandboxSetup): Promise<void> {
  if (setup.status === 'succeeded') await saveCard(books, setup.customer_id, setup.method);
}
