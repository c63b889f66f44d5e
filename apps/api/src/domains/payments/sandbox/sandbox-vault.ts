import { randomBytes } from 'node:crypto';
import type { CardVault, SavedCard } from '../model/card-vault.ts';
import { noAnswer } from './no-answer.ts';
import {
  addSandboxCustomer,
  setDefaultSandboxCard,
  removeSandboxCard,
  removeSandboxCustomer,
  listSandboxCards,
} from './sandbox-cards.repository.ts';
import { openSetup, readSetup } from './sandbox-setups.ts';
import type { Sandbox } from './sandbox.ts';
import { cardOutcome } from './test-payment-methods.ts';

/** The visible data of test cards that can be saved. */
const faces: Readonly<Record<string, Pick<SavedCard, 'brand' | 'lastFour'>>> = {
  pm_card_visa: { brand: 'visa', lastFour: '4242' },
  pm_card_threeDSecure2Required: { brand: 'visa', lastFour: '3184' },
  pm_sandbox_timeout: { brand: 'visa', lastFour: '0119' },
};

const expiry = { expiryMonth: 12, expiryYear: 2034 } as const;

/** Cards in the sandbox's own books. */
export const sandboxVault = ({ db, clock }: Pick<Sandbox, 'db' | 'clock'>): CardVault => ({
  async addCard(card, call) {
    const { kind } = cardOutcome(card.paymentMethodId);
    if (kind === 'outage') return noAnswer(call.signal);
    const { setup, replayed } = await openSetup({ db, clock }, card, call);
    return kind === 'answer_lost' && !replayed ? noAnswer(call.signal) : setup;
  },
  retrieveSetup: (id) => readSetup(db, id),
  async addCustomer() {
    const id = `cus_sandbox_${randomBytes(9).toString('hex')}`;
    await addSandboxCustomer(db, { id, default_card: null, created_at: clock.now() });
    return id;
  },
  async listCards(customer) {
    const rows = await listSandboxCards(db, customer);
    return rows.map(({ id, method, is_default: isDefault }) => ({
      id,
      ...(faces[method] ?? { brand: 'visa', lastFour: '0000' }),
      ...expiry,
      isDefault,
      fingerprint: method,
    }));
  },
  setDefault: (customer, cardId) => setDefaultSandboxCard(db, customer, cardId),
  removeCard: (cardId) => removeSandboxCard(db, cardId),
  removeCustomer: (customer) => removeSandboxCustomer(db, customer),
});
