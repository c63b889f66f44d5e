import type { User } from '@livree/contracts';
import type { FakeCall } from './handler.ts';
import { FakeRefusal } from './refusal.ts';

/** The customer who is calling. */
export function requireCustomer({ customer }: FakeCall): User {
  if (customer === undefined) throw new FakeRefusal('unauthenticated');
  return customer;
}
