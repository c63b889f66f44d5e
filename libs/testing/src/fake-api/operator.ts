import type { Role, User } from '@livree/contracts';
import { buildCustomer } from '../builders/identity.ts';
import { demoPassword, type FakeState } from './state.ts';

/** Adds the operator's account, or one with another role, with an open session. */
export function addOperator(state: FakeState, token: string, role: Role = 'operator'): User {
  const user = buildCustomer({
    id: 900,
    name: 'Opérateur',
    email: 'operations@livree.example',
    role,
  });
  state.accounts.push({ user, password: demoPassword });
  state.sessions.set(token, user.id);
  return user;
}
