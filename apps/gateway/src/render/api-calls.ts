import { once } from 'node:events';
import { get as httpGet, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { get as httpsGet, Agent as HttpsAgent } from 'node:https';
import { text } from 'node:stream/consumers';
import { allRoutes, apiBase, isOneOf, languages, type Route } from '@livree/contracts';
import type { CallSigner } from '@livree/server/caller';
import { silenceLimit } from '../api/forward.ts';
import type { FromProcess, ToProcess } from './protocol.ts';

type Call = Extract<FromProcess, { type: 'call' }>;
type Answer = Extract<ToProcess, { type: 'answered' | 'unanswered' }>;

/** Makes an API call for a page that renders; refusals and failures are answers too. */
export type CallApi = (call: Call) => Promise<Answer>;

/** Milliseconds for one call; a page has a second for everything. */
const callLimit = 2000;

/** Domains that render nothing: identity, and maps, whose provider bills each call. */
const closedDomains: ReadonlySet<string> = new Set(['identity', 'maps']);

/** Public calls only: no side effects, no identity, no file, no cost. The API does not limit how many. */
const isOpen = ({ id, method, auth, produces }: Route): boolean =>
  method === 'GET' &&
  auth === 'public' &&
  produces === undefined &&
  !closedDomains.has(id.split('.', 1)[0] ?? '');

const openPaths = allRoutes
  .filter(isOpen)
  .map(({ path }) => new RegExp(`^${apiBase}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** The address of a call that rendering may make; the contract defines the list. @throws Error for any other call */
export function addressOfCall(apiOrigin: string, method: string, path: string): URL {
  const address = new URL(path, apiOrigin);
  const isKnown = openPaths.some((pattern) => pattern.test(address.pathname));
  if (method === 'GET' && address.origin === apiOrigin && isKnown) return address;
  throw new Error(`rendering may not call ${method} ${address.origin}${address.pathname}`);
}

/** Sends a GET; several times faster than `fetch` in a busy process. */
async function get(address: URL, headers: Record<string, string>, agent: HttpAgent | HttpsAgent) {
  const send = address.protocol === 'https:' ? httpsGet : httpGet;
  const signal = AbortSignal.timeout(callLimit);
  const [answer]: IncomingMessage[] = await once(send(address, { headers, agent, signal }), 'response', {
    signal,
  });
  if (answer === undefined) throw new Error('there was no answer');
  const contentType = answer.headers['content-type'] ?? '';
  return { status: answer.statusCode ?? 0, contentType, body: await text(answer) };
}

/** Calls the API at `apiOrigin` in one of the site's languages. */
export function apiCaller(apiOrigin: string, signer: CallSigner): CallApi {
  const Agent = apiOrigin.startsWith('https:') ? HttpsAgent : HttpAgent;
  const agent = new Agent({ keepAlive: true, timeout: silenceLimit });
  return async ({ id, method, path, language }) => {
    try {
      const address = addressOfCall(apiOrigin, method, path);
      const headers = {
        accept: 'application/json',
        ...signer.forItself(),
        ...(isOneOf(languages, language) && { 'accept-language': language }),
      };
      return { type: 'answered', id, ...(await get(address, headers, agent)) };
    } catch (error) {
      return { type: 'unanswered', id, reason: error instanceof Error ? error.message : String(error) };
    }
  };
}
