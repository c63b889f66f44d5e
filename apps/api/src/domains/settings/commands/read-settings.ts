import type { Settings } from '@livree/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { userById, type UserRow } from '../../identity/index.ts';
import { presentSettings } from '../settings.presenter.ts';
import { readChoices } from '../settings.repository.ts';

/** @throws AppError 401 if the account was deleted meanwhile */
export async function readUser(db: Connection, userId: number): Promise<UserRow> {
  const user = await userById(db, userId);
  if (!user) throw new AppError('unauthenticated');
  return user;
}

/** @throws AppError 401 if the account was deleted meanwhile */
export async function readSettings(db: Connection, userId: number): Promise<Settings> {
  return presentSettings(await readUser(db, userId), await readChoices(db, userId));
}
