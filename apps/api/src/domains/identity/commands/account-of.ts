import type { Connection } from '../../../platform/db/index.ts';
import { userByEmail } from '../identity.repository.ts';

/** Returns the number of the account with an address, or null. */
export const accountOf =
  ({ db }: { readonly db: Connection }) =>
  async (email: string): Promise<number | null> =>
    (await userByEmail(db, email))?.id ?? null;
