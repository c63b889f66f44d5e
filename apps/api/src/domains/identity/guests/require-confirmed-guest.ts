import { AppError } from '../../../platform/http/index.ts';
import type { UserRow } from '../identity.repository.ts';

/** A guest whose address is confirmed. @throws AppError for anybody else */
export function requireConfirmedGuest(user: UserRow | undefined): UserRow & { readonly guest_email: string } {
  if (!user) throw new AppError('unauthenticated');
  const { guest_email: address } = user;
  if (address === null) throw new AppError('identity.not_a_guest');
  if (user.email_verified_at === null) throw new AppError('identity.email_unconfirmed');
  return { ...user, guest_email: address };
}
