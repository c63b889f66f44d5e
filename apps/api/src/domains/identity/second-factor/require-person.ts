import { mayCall } from '@livree/contracts';
import { AppError } from '../../../platform/http/index.ts';
import type { UserRow } from '../identity.repository.ts';

/** Whether somebody is operator or dispatcher, whatever role the session has so far. */
export const isPerson = ({ role }: Pick<UserRow, 'role'>): boolean => mayCall(role, 'dispatcher');

/** @throws AppError 409 for anybody else */
export function requirePerson(user: Pick<UserRow, 'role'>): void {
  if (!isPerson(user)) throw new AppError('second_factor.for_people');
}
