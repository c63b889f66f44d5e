import type { User } from '@livree/contracts';
import { buildCustomer } from '../builders/identity.ts';
import { demoPassword, type FakeState } from './state.ts';

/** Adds the operator's account with an open session. */
export function addOperator(state: FakeState, token: string): User {
  const user = buildCustomer({
    id: 900,
    name: 'Opérateur',
    email: 'operations@livree.example',
    role: 'operator',
  });
  state.accounts.push({ user, password: demoPassword });
  state.sessions.set(token, user.id);
  return user;
}
