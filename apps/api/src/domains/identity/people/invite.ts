import type { Language, NewInvitation } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../platform/audit/index.ts';
import { fieldError } from '../../../platform/http/index.ts';
import { hashToken, newToken } from '../../../platform/token.ts';
import { invitationMailJob } from '../identity.jobs.ts';
import { userByEmail } from '../identity.repository.ts';
import { lockOperators } from '../operators.repository.ts';
import { saveInvitation } from './people.repository.ts';
import { recordPeopleAct } from './record-people-act.ts';
import { requireOperator } from './require-operator.ts';

const linkMs = 3 * 24 * 60 * 60_000;

interface InvitationOrder {
  readonly invitation: NewInvitation;
  readonly language: Language;
  readonly actor: Actor;
}

/**
 * Mails somebody a link that gives a role. Nothing changes for the address before whoever reads its mail uses the link.
 * @throws AppError 422 for the address of somebody who has a role
 */
export async function invite(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { invitation: { name, email, role }, language, actor }: InvitationOrder,
): Promise<void> {
  const { db, clock, jobs } = deps;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await lockOperators(trx);
    await requireOperator(trx, actor.id);
    const known = await userByEmail(trx, email);
    if (known?.is_active && known.role !== 'customer') throw fieldError('email', 'people.has_role');
    await saveInvitation(trx, {
      email,
      name,
      role,
      language,
      // The job that mails the link makes its token.
      token_hash: hashToken(newToken()),
      inviter_id: actor.id,
      invited_by: actor.name,
      created_at: now,
      expires_at: new Date(now.getTime() + linkMs),
    });
    await jobs.send(trx, invitationMailJob, { email });
    await recordPeopleAct(trx, { actor, at: now, act: 'people.invite', before: null, after: { name, role } });
  });
}
