import type { FakeCall } from './handler.ts';
import { FakeRefusal } from './refusal.ts';
import type { FakeState } from './state.ts';
import { requireCustomer } from './visitor.ts';

export const isConfirmed = ({ emailConfirmations }: FakeState, userId: number): boolean =>
  ![...emailConfirmations.values()].includes(userId);

/** A reset link confirms the address, too. */
export function confirmWithoutLink({ emailConfirmations }: FakeState, userId: number): void {
  for (const [token, owner] of emailConfirmations) if (owner === userId) emailConfirmations.delete(token);
}

/** Mails the newest link to a customer who has not confirmed the address. */
export function mailConfirmation(state: FakeState, userId: number): void {
  const { emailConfirmations } = state;
  confirmWithoutLink(state, userId);
  emailConfirmations.set(`fake-confirmation-${userId}`, userId);
}

/** Confirms the customer's address with the link of the mail. */
export function confirmEmail(token: string, call: FakeCall): { wasConfirmed: boolean } {
  const { id } = requireCustomer(call);
  const { emailConfirmations } = call.state;
  const owner = emailConfirmations.get(token);
  if (owner !== undefined && owner !== id) throw new FakeRefusal('identity.confirmation_of_another');
  if (isConfirmed(call.state, id)) return { wasConfirmed: true };
  if (owner === undefined) throw new FakeRefusal('identity.confirmation_link_invalid');
  emailConfirmations.delete(token);
  return { wasConfirmed: false };
}

/** @throws FakeRefusal for a customer who has not confirmed the address */
export function requireConfirmed(call: FakeCall): void {
  if (!isConfirmed(call.state, requireCustomer(call).id)) throw new FakeRefusal('identity.email_unconfirmed');
}

/** Removes what opens an account besides its password. */
export function removeWaysIn(state: FakeState, userId: number): void {
  state.passkeys = state.passkeys.filter((passkey) => passkey.userId !== userId);
  state.googleAccounts.delete(userId);
}
