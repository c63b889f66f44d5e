import type { Role } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { recordSecurityEvent } from '../../../platform/security/index.ts';
import { accountChangedMailJob } from '../identity.jobs.ts';
import { changeUser, type UserRow } from '../identity.repository.ts';
import type { AccountChange } from '../mails/account-changed-mail.ts';
import { lockOperators } from '../operators.repository.ts';
import { lockUser } from '../personal-data.repository.ts';
import { removeFactors } from '../second-factor/remove-factors.ts';
import { endSessions } from '../sessions.repository.ts';
import { recordPeopleAct } from './record-people-act.ts';
import { requireOperator } from './require-operator.ts';

type Dependencies = Pick<Deps, 'db' | 'clock' | 'jobs' | 'log'>;

interface PersonOrder {
  readonly personId: number;
  readonly actor: Actor;
}

interface Done {
  readonly act: `people.${string}`;
  readonly mail: AccountChange;
}

/** Changes somebody else of the company, tells them by mail and records the act. Their sessions end. */
function changePerson(
  { db, clock, jobs }: Dependencies,
  { personId, actor }: PersonOrder,
  { act, mail }: Done,
  change: (trx: Connection, person: UserRow) => Promise<Role>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockOperators(trx);
    await requireOperator(trx, actor.id);
    const person = await lockUser(trx, personId);
    if (!person?.is_active || person.role === 'customer') throw new AppError('people.not_found');
    if (personId === actor.id) throw new AppError('people.not_yourself');
    const role = await change(trx, person);
    await endSessions(trx, personId);
    await jobs.send(trx, accountChangedMailJob, { userId: personId, change: mail });
    const before = { name: person.name, role: person.role };
    await recordPeopleAct(trx, {
      actor,
      at: clock.now(),
      act,
      before,
      after: role === person.role ? null : { name: person.name, role },
    });
  });
}

/** The settings would give the role back at the next start. @throws AppError 409 */
function refuseNamed({ role, is_invited: isInvited }: UserRow): void {
  if (role === 'operator' && !isInvited) throw new AppError('people.named_by_settings');
}

/** Signs somebody else out everywhere. @throws AppError `people.not_found` or `not_yourself` */
export const endPersonsSessions = (deps: Dependencies, order: PersonOrder): Promise<void> =>
  changePerson(
    deps,
    order,
    { act: 'people.endSessions', mail: 'sessions-ended-by-company' },
    async (_, { role }) => role,
  );

/** Removes every second factor of somebody else, who sets one up again. @throws AppError `people.not_found` or `not_yourself` */
export const resetFactor = (deps: Dependencies, order: PersonOrder): Promise<void> =>
  changePerson(
    deps,
    order,
    { act: 'people.resetFactor', mail: 'factor-reset' },
    async (trx, { id, role }) => {
      await removeFactors(trx, id);
      return role;
    },
  );

/** Gives somebody else another role. @throws AppError `people.not_found`, `not_yourself` or `named_by_settings` */
export async function changeRole(deps: Dependencies, order: PersonOrder & { role: Role }): Promise<void> {
  const { role, personId } = order;
  await changePerson(deps, order, { act: 'people.changeRole', mail: 'role-changed' }, async (trx, person) => {
    refuseNamed(person);
    await changeUser(trx, personId, { role, is_invited: true });
    return role;
  });
  await recordRole(deps, 'people.changeRole', personId, role);
}

/** Takes the role of somebody else away. @throws AppError as `changeRole` */
export async function dismiss(deps: Dependencies, order: PersonOrder): Promise<void> {
  const { personId } = order;
  const role = 'customer';
  await changePerson(deps, order, { act: 'people.dismiss', mail: 'role-taken' }, async (trx, person) => {
    refuseNamed(person);
    await changeUser(trx, personId, { role, is_invited: false });
    return role;
  });
  await recordRole(deps, 'people.dismiss', personId, role);
}

/** Writes who has which role to the security events. */
export const recordRole = (
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  call: string,
  userId: number,
  subject: Role,
): Promise<void> => recordSecurityEvent(deps, { kind: 'role', call, outcome: 'done', userId, subject });
