import { apiBase, routes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { CallSigner } from '@livree/server/caller';
import { isOperatorsPass, operatorCookie } from '@livree/server/operator-cookie';
import { parseCookie } from 'cookie';
import type { FastifyBaseLogger } from 'fastify';
import type { AskedWith } from './invitation-cookie.ts';

const { path, response } = routes.sessions.recogniseOperator;

/** Milliseconds for the API to answer. */
const patience = 2_000;

/** Whether the browser of a request is one in which an operator is signed in. */
export type IsOperator = (request: Pick<AskedWith, 'headers'> & { readonly ip: string }) => Promise<boolean>;

export interface OperatorOptions {
  readonly apiOrigin: string;
  readonly signer: CallSigner;
  readonly siteOrigin: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Asks the API about the cookie that it bound to an operator's session, for each page: a session that ended counts no
 * more. Who has no such cookie costs no call. While the API is away, nobody is an operator.
 */
export function operatorFinder({ apiOrigin, signer, siteOrigin, log }: OperatorOptions): IsOperator {
  const name = operatorCookie(new URL(siteOrigin).protocol === 'https:');
  return async ({ headers, ip }) => {
    const pass = parseCookie(headers.cookie ?? '')[name] ?? '';
    if (!isOperatorsPass(pass)) return false;
    try {
      const answer = await fetch(`${apiOrigin}${apiBase}${path}`, {
        headers: { cookie: `${name}=${pass}`, 'x-forwarded-for': ip, ...signer.forVisitor(ip) },
        signal: AbortSignal.timeout(patience),
      });
      return z.parse(response, await answer.json()).data.isOperator;
    } catch (error) {
      log.warn({ reason: String(error) }, 'the API did not say whether this is an operator');
      return false;
    }
  };
}
