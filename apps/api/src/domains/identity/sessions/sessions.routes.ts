import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, registerRoute } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { changeAccount } from '../commands/change-account.ts';
import { readMark } from '../commands/mark-operator.ts';
import { accountChangedMailJob } from '../identity.jobs.ts';
import { endSession, endSessions, listOpenSessions } from '../sessions.repository.ts';
import { presentSession } from './session.presenter.ts';

/** The user's open sessions: list and end them. */
export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, jobs, clock } = deps;
  const { list, end, endOthers, recogniseOperator } = routes.sessions;

  registerRoute(app, list, async (_, { caller, token }) => {
    const current = token === null ? null : hashToken(token);
    const open = await listOpenSessions(db, caller.id, clock.now());
    const presented = open.map((row) => presentSession(row, current));
    return { data: presented.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
  });

  registerRoute(app, end, async ({ params: { id } }, { caller, translate }) => {
    await changeAccount({ db }, caller.id, async (trx) => {
      if (!(await endSession(trx, caller.id, id))) throw new AppError('sessions.not_found');
      await jobs.send(trx, accountChangedMailJob, { userId: caller.id, change: 'session-ended' });
    });
    return { message: translate('sessions.ended') };
  });

  registerRoute(app, endOthers, async (_, { caller, token, translate }) => {
    await changeAccount({ db }, caller.id, async (trx) => {
      const ended = await endSessions(trx, caller.id, token === null ? null : hashToken(token));
      if (ended === 0) return;
      await jobs.send(trx, accountChangedMailJob, { userId: caller.id, change: 'sessions-ended' });
    });
    return { message: translate('sessions.others_ended') };
  });

  registerRoute(app, recogniseOperator, async (_, { reply }) => ({
    data: await readMark(deps, reply.request),
  }));
}
