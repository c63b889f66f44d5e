import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, registerRoute } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { presentSession } from '../commands/present-session.ts';
import { requireReauthentication } from '../commands/reauthenticate.ts';
import { setBrowserCookies } from '../commands/set-browser-cookies.ts';
import { lockOperators } from '../operators.repository.ts';
import { changeRole, dismiss, endPersonsSessions, resetFactor } from './change-person.ts';
import { invite } from './invite.ts';
import { join } from './join.ts';
import { presentInvitation, presentPerson } from './people.presenter.ts';
import { findInvitation, listPeople, openInvitations, removeInvitation } from './people.repository.ts';
import { recordPeopleAct } from './record-people-act.ts';

const linkLimit = { max: 20, seconds: 60 };
const inviteLimit = { max: 20, seconds: 60 };
const recorded = { recordsAct: true };

/** The people who work for the company, and their invitations. What would outlast a stolen session needs the password. */
export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const people = routes.people;

  registerRoute(app, people.list, async () => {
    const now = clock.now();
    const found = await listPeople(db, now);
    const invitations = await openInvitations(db, now);
    return { data: { people: found.map(presentPerson), invitations: invitations.map(presentInvitation) } };
  });

  registerRoute(
    app,
    people.invite,
    async ({ body }, { caller, token, language, translate }) => {
      await requireReauthentication(deps, { userId: caller.id, token });
      await invite(deps, { invitation: body, language, actor: caller });
      return { message: translate('people.invited') };
    },
    { ...recorded, limit: inviteLimit },
  );

  registerRoute(
    app,
    people.withdraw,
    async ({ params }, { caller: actor, translate }) => {
      await db.transaction().execute(async (trx) => {
        await lockOperators(trx);
        const invitation = await removeInvitation(trx, params.id);
        if (!invitation) throw new AppError('people.not_found');
        const before = { name: invitation.name, role: invitation.role };
        await recordPeopleAct(trx, { actor, at: clock.now(), act: 'people.withdraw', before, after: null });
      });
      return { message: translate('people.withdrawn') };
    },
    recorded,
  );

  registerRoute(
    app,
    people.changeRole,
    async ({ params, body }, { caller, token, translate }) => {
      await requireReauthentication(deps, { userId: caller.id, token });
      await changeRole(deps, { personId: params.id, actor: caller, role: body.role });
      return { message: translate('people.role_changed') };
    },
    recorded,
  );

  registerRoute(
    app,
    people.endSessions,
    async ({ params }, { caller, translate }) => {
      await endPersonsSessions(deps, { personId: params.id, actor: caller });
      return { message: translate('people.sessions_ended') };
    },
    recorded,
  );

  registerRoute(
    app,
    people.resetFactor,
    async ({ params }, { caller, token, translate }) => {
      await requireReauthentication(deps, { userId: caller.id, token });
      await resetFactor(deps, { personId: params.id, actor: caller });
      return { message: translate('people.factor_reset') };
    },
    recorded,
  );

  registerRoute(
    app,
    people.dismiss,
    async ({ params }, { caller, translate }) => {
      await dismiss(deps, { personId: params.id, actor: caller });
      return { message: translate('people.dismissed') };
    },
    recorded,
  );

  registerRoute(
    app,
    people.checkInvitation,
    async ({ body }) => {
      const found = await findInvitation(db, hashToken(body.token), clock.now());
      if (!found) throw new AppError('people.invitation_invalid');
      return { data: { name: found.name, email: found.email, role: found.role } };
    },
    { limit: linkLimit },
  );

  registerRoute(
    app,
    people.join,
    async ({ body }, { translate, identify, reply }) => {
      const { token, user } = await join(deps, body);
      identify(user.id);
      await setBrowserCookies(deps, reply, { token, user });
      return { message: translate('identity.logged_in'), data: await presentSession(deps, { token, user }) };
    },
    { limit: linkLimit },
  );
}
