import type { FakeCall } from './handler.ts';
import { FakeRefusal } from './refusal.ts';
import { requireCustomer } from './visitor.ts';

/** Checks the password of the caller. */
export function requirePassword(call: FakeCall, password: string | null | undefined): void {
  const { id } = requireCustomer(call);
  const account = call.state.accounts.find(({ user }) => user.id === id);
  if (account?.password === '') return;
  const fault = password ? 'validation.password_wrong' : 'validation.password_required';
  if (!password || account?.password !== password)
    throw new FakeRefusal('validation', {}, { password: [fault] });
}

/** Uses up what the password allowed the caller. */
export function requireHolder(call: FakeCall): void {
  if (!call.state.holders.delete(requireCustomer(call).id)) throw new FakeRefusal('identity.holder_required');
}
