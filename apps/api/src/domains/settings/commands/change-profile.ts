import type { ProfileRequest } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { accountChangedMailJob, changeAccount, changeUser, type UserRow } from '../../identity/index.ts';
import { readUser } from './read-settings.ts';

/** An absent value changes nothing; an empty field is cleared. */
const emptied = (value: string | null | undefined): string | null | undefined =>
  value === undefined ? undefined : value || null;

/** A mail reports another telephone number, because chauffeurs call it. @throws AppError 422 for a birth date in the future */
export async function changeProfile(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  userId: number,
  { name, phone, address, birthDate, gender }: ProfileRequest,
): Promise<UserRow> {
  if (birthDate && birthDate > clock.now().toISOString().slice(0, 10))
    throw fieldError('birth_date', 'validation.birth_date');
  return changeAccount({ db }, userId, async (trx) => {
    const before = await readUser(trx, userId);
    const user = await changeUser(trx, userId, {
      name,
      phone: emptied(phone),
      address: emptied(address),
      birth_date: emptied(birthDate),
      gender: emptied(gender),
    });
    if (!user) throw new AppError('unauthenticated');
    if (before.phone !== null && user.phone !== before.phone)
      await jobs.send(trx, accountChangedMailJob, { userId, change: 'phone-changed' });
    return user;
  });
}
