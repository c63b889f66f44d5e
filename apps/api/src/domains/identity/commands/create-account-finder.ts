import type { Connection } from '../../../platform/db/index.ts';
import { userByEmail } from '../identity.repository.ts';

/** Creates the function that finds the number of the account with an address, or null. */
export const createAccountFinder =
  ({ db }: { readonly db: Connection }) =>
  async (email: string): Promise<number | null> =>
    (await userByEmail(db, email))?.id ?? null;
