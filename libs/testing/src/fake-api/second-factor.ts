import type { Role } from '@livree/contracts';
import { type FakeFactor, freshFactor } from './fake-factor.ts';
import type { FakeCall } from './handler.ts';
import { FakeRefusal } from './refusal.ts';
import type { FakeState } from './state.ts';
import { requireCustomer } from './visitor.ts';

export function saveFactor(call: FakeCall, change: Partial<FakeFactor>): void {
  const { id } = requireCustomer(call);
  const { factors } = call.state;
  factors.set(id, { ...(factors.get(id) ?? freshFactor), ...change });
}

/** The role that sessions of somebody have: that of a customer until the factor was given. */
export const fakeRole = (
  { factors }: FakeState,
  { id, role }: { readonly id: number; readonly role: Role },
): Role => (factors.get(id)?.isGiven === false ? 'customer' : role);

export function hasFakeFactor(call: FakeCall): boolean {
  const { id } = requireCustomer(call);
  const { factors, passkeys } = call.state;
  return factors.get(id)?.authenticator != null || passkeys.some(({ userId }) => userId === id);
}

/** Uses up a factor that was given just now, if the caller is asked for one and has one. */
export function requireFakeFactor(call: FakeCall): void {
  const factor = call.state.factors.get(requireCustomer(call).id);
  if (factor === undefined || !hasFakeFactor(call)) return;
  if (!factor.isFresh) throw new FakeRefusal('second_factor.required');
  saveFactor(call, { isFresh: false });
}
