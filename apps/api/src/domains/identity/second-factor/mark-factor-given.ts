import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { saveFactorGiven } from '../sessions.repository.ts';

/** How long a given factor permits the action that asks for it again. */
const factorMs = 5 * 60_000;

/** From now on a session has the role of its person. @param token of the session */
export async function markFactorGiven(
  trx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  token: string | null,
): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + factorMs);
  if (token !== null) await saveFactorGiven(trx, hashToken(token), { at: now, until });
}
