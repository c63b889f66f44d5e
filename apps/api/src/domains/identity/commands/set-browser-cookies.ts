import type { FastifyReply } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { hashToken } from '../../../platform/token.ts';
import type { UserRow } from '../identity.repository.ts';
import { bindTo } from '../model/session-binding.ts';
import { bindSession } from '../sessions.repository.ts';
import { rememberDevice } from './device-cookie.ts';
import { isFromPage } from './is-from-page.ts';
import { markOperator } from './mark-operator.ts';

interface Opened {
  readonly token: string;
  readonly user: UserRow;
}

/** Gives the browser of a new session its cookies, and binds the session to them if a page of this site began it. */
export async function setBrowserCookies(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  reply: FastifyReply,
  opened: Opened,
): Promise<void> {
  const device = await rememberDevice(deps, reply, opened.user.id);
  if (isFromPage(reply.request)) await bindSession(deps.db, hashToken(opened.token), bindTo(device));
  await markOperator(deps, reply, opened);
}
