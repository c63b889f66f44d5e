import { apiBase, type RouteAnswer, routes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { CallSigner } from '@livree/server/caller';
import { isOperatorsPass, operatorCookie } from '@livree/server/operator-cookie';
import { parseCookie } from 'cookie';
import type { FastifyBaseLogger } from 'fastify';
import type { AskedWith } from './invitation-cookie.ts';

const { recogniseOperator } = routes.sessions;
const { path, response } = recogniseOperator;

/** Milliseconds for the API to answer. */
const patience = 5_000;

type Asked = Pick<AskedWith, 'headers'>;

type Mark = RouteAnswer<typeof recogniseOperator>['data'];

/**
 * What the API says of the browser of a request: undefined for one without an operator's cookie, unknown while the API
 * does not answer.
 */
export type ReadMark = (request: Asked) => Promise<Mark | 'unknown' | undefined>;

/** Whether the browser of a request is one in which an operator is signed in. */
export type IsOperator = (request: Asked) => Promise<boolean>;

export interface OperatorOptions {
  readonly apiOrigin: string;
  readonly signer: CallSigner;
  readonly siteOrigin: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Asks the API about the cookie that it bound to an operator's session, for each page: a session that ended counts no
 * more. Who has no such cookie costs no call.
 */
export function markReader({ apiOrigin, signer, siteOrigin, log }: OperatorOptions): ReadMark {
  const name = operatorCookie(new URL(siteOrigin).protocol === 'https:');
  return async ({ headers }) => {
    const pass = parseCookie(headers.cookie ?? '')[name] ?? '';
    if (!isOperatorsPass(pass)) return undefined;
    try {
      const answer = await fetch(`${apiOrigin}${apiBase}${path}`, {
        // The gateway's own question: it takes none of the calls that a visitor's address may make in a minute.
        headers: { cookie: `${name}=${pass}`, ...signer.forItself() },
        signal: AbortSignal.timeout(patience),
      });
      return z.parse(response, await answer.json()).data;
    } catch (error) {
      log.warn({ reason: String(error) }, 'the API did not say whether this is an operator');
      return 'unknown';
    }
  };
}

/** While the API is away, nobody is an operator. */
export const operatorFinder =
  (readMark: ReadMark): IsOperator =>
  async (request) => {
    const mark = await readMark(request);
    return mark !== 'unknown' && mark?.isOperator === true;
  };
