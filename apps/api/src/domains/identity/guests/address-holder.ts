import type { Connection } from '../../../platform/db/index.ts';
import { userByEmail, type UserRow } from '../identity.repository.ts';

/** The account with a guest's address: none, one that the guest's rides may join, or one that they may not. */
export type AddressHolder =
  | { readonly kind: 'nobody' | 'unconfirmed' }
  | { readonly kind: 'account'; readonly accountId: number };

/**
 * Rides join the account of a customer who has confirmed the address. Anybody can register an address that nobody
 * confirmed, and an operator's account has no rides of its own.
 */
export async function findAddressHolder(
  db: Connection,
  { guest_email: address }: UserRow,
): Promise<AddressHolder> {
  const user = address === null ? undefined : await userByEmail(db, address);
  if (!user) return { kind: 'nobody' };
  const isTheirs = user.role === 'customer' && user.is_active && user.email_verified_at !== null;
  return isTheirs ? { kind: 'account', accountId: user.id } : { kind: 'unconfirmed' };
}
