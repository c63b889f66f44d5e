import type { FastifyReply } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { UserRow } from '../identity.repository.ts';
import { rememberDevice } from './device-cookie.ts';
import { markOperator } from './mark-operator.ts';

interface Opened {
  readonly token: string;
  readonly user: UserRow;
}

/** Gives the browser of a new session its cookies. */
export async function setBrowserCookies(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  reply: FastifyReply,
  opened: Opened,
): Promise<void> {
  await rememberDevice(deps, reply, opened.user.id);
  await markOperator(deps, reply, opened);
}
