import { buildCustomer } from '../builders/identity.ts';
import { demoPassword, type FakeState } from './state.ts';

/** Adds the operator's account, and returns its id. */
export function addOperator(state: FakeState): number {
  const user = buildCustomer({
    id: 900,
    name: 'Opérateur',
    email: 'operations@livree.example',
    role: 'operator',
  });
  state.accounts.push({ user, password: demoPassword });
  return user.id;
}
