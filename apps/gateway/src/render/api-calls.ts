import { allRoutes, apiBases, isOneOf, languages, type Route } from '@livree/contracts';
import type { FromProcess, ToProcess } from './protocol.ts';

type Call = Extract<FromProcess, { type: 'call' }>;
type Answer = Extract<ToProcess, { type: 'answered' | 'unanswered' }>;

/** Makes a call of the API for a page that is rendered; what is refused or fails is an answer too. */
export type CallApi = (call: Call) => Promise<Answer>;

/** Milliseconds for one call; a page has a second for everything. */
const callLimit = 2000;

/** What anybody may read: nothing that acts, nothing that knows who asks, no file. */
const isOpen = ({ id, method, auth, produces }: Route): boolean =>
  method === 'GET' && auth === 'public' && produces === undefined && !id.startsWith('identity.');

const [base] = apiBases;
const openPaths = allRoutes
  .filter(isOpen)
  .map(({ path }) => new RegExp(`^${base}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** The address of a call that rendering may make: a closed list, made of the contract. @throws Error for any other */
export function addressOfCall(apiOrigin: string, method: string, path: string): URL {
  const address = new URL(path, apiOrigin);
  const isKnown = openPaths.some((pattern) => pattern.test(address.pathname));
  if (method === 'GET' && address.origin === apiOrigin && isKnown) return address;
  throw new Error(`rendering may not call ${method} ${address.origin}${address.pathname}`);
}

/** Calls of the API at `apiOrigin`, in one of the site's languages. */
export function apiCaller(apiOrigin: string): CallApi {
  return async ({ id, method, path, language }) => {
    try {
      const answer = await fetch(addressOfCall(apiOrigin, method, path), {
        headers: {
          accept: 'application/json',
          ...(isOneOf(languages, language) && { 'accept-language': language }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(callLimit),
      });
      const contentType = answer.headers.get('content-type') ?? '';
      return { type: 'answered', id, status: answer.status, contentType, body: await answer.text() };
    } catch (error) {
      return { type: 'unanswered', id, reason: error instanceof Error ? error.message : String(error) };
    }
  };
}
