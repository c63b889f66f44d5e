import type { User } from '@livree/contracts';
import type { FakeCall } from './handler.ts';
import { FakeRefusal } from './refusal.ts';
import type { Account, FakeState } from './state.ts';

/** The customer who is calling. */
export function requireCustomer({ customer }: FakeCall): User {
  if (customer === undefined) throw new FakeRefusal('unauthenticated');
  return customer;
}

/** The account that signs in with an address; guests sign in with none. */
export const findAccount = ({ accounts, guests }: FakeState, email: string): Account | undefined =>
  accounts.find(({ user }) => user.email === email && !guests.has(user.id));
