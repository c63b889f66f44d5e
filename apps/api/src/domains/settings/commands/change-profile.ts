import type { ProfileRequest } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { changeUser, type UserRow } from '../../identity/index.ts';

/** An absent value changes nothing; an empty field is cleared. */
const emptied = (value: string | null | undefined): string | null | undefined =>
  value === undefined ? undefined : value || null;

/** @throws AppError 422 for a birth date in the future */
export async function changeProfile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  { name, phone, address, birthDate, gender }: ProfileRequest,
): Promise<UserRow> {
  if (birthDate && birthDate > clock.now().toISOString().slice(0, 10))
    throw fieldError('birth_date', 'validation.birth_date');
  const user = await changeUser(db, userId, {
    name,
    phone: emptied(phone),
    address: emptied(address),
    birth_date: emptied(birthDate),
    gender: emptied(gender),
  });
  if (!user) throw new AppError('unauthenticated');
  return user;
}
