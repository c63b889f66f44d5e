import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { loggedInJob } from '../identity.jobs.ts';
import { userByEmail, userById, type UserRow } from '../identity.repository.ts';
import { addOperatorLink, takeOperatorLink } from '../operator-links.repository.ts';
import { markFactorGiven } from '../second-factor/mark-factor-given.ts';
import { ensureOperator } from './ensure-operator.ts';
import { openSession } from './open-session.ts';

/** The account of the demonstration's operator. It has no password: the link of a start signs in. */
const demonstrationOperator = { email: 'operations@livree.example', password: null };
const linkMs = 60 * 60_000;

/**
 * Decides who is operator: the configured account; or the demonstration's, with a link that signs in once within an hour,
 * if the start has a key for one.
 */
export async function prepareOperators(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'jobs' | 'config'>,
): Promise<void> {
  const { config, db, clock } = deps;
  const { operator, operatorKey } = config;
  if (operator !== undefined || operatorKey === undefined || !config.brand.isDemonstration)
    return ensureOperator(deps, operator);
  await ensureOperator(deps, demonstrationOperator);
  const user = await userByEmail(db, demonstrationOperator.email);
  if (!user) return;
  const expires_at = new Date(clock.now().getTime() + linkMs);
  await addOperatorLink(db, { token_hash: hashToken(operatorKey), user_id: user.id, expires_at });
}

/** Opens a session with a link. @throws AppError `identity.operator_link_invalid` */
export function redeemOperatorLink(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  token: string,
): Promise<{ token: string; user: UserRow }> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const userId = await takeOperatorLink(trx, hashToken(token), now);
    const user = userId === undefined ? undefined : await userById(trx, userId);
    if (user?.role !== 'operator' || !user.is_active) throw new AppError('identity.operator_link_invalid');
    await jobs.send(trx, loggedInJob, { userId: user.id, at: now.toISOString() });
    const session = await openSession(trx, user, false, now);
    // Whoever starts the demonstration reads its output: the link is worth both factors.
    await markFactorGiven(trx, { clock }, session);
    return { token: session, user };
  });
}
