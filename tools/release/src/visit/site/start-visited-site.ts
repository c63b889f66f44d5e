import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiFlags } from '@livree/build/api-process';
import { apiBase } from '@livree/contracts';
import { Refusal, type Ledger } from '@livree/release/ledger';
import { freePort } from '@livree/server/free-port';
import type { Candidate } from '../candidate.ts';
import { endWithProcess } from '../end-with-process.ts';
import { patience } from '../page/answering.ts';
import type { Visitor } from '../place.ts';
import { copyLedger, type LedgerCopy } from './copy-ledger.ts';
import { awaitServer, startGateway, startServer, visitSettings, type VisitGateway } from './start-gateway.ts';
import { waitUntilShown } from './wait-until-shown.ts';

/** The operator of every visited site, who exists nowhere else. */
export const operator = { email: 'operator@visit.invalid', password: 'a visit that nobody else makes 7' };

/** A site of its own, made of what is live, which a release may join. */
export interface VisitedSite {
  readonly origin: string;
  /**
   * Adds a build and makes it live in place of its remote's release; one that joined before leaves. Every page that is
   * opened afterwards shows it. @throws Refusal if the site cannot show it
   */
  join(candidate: Candidate): Promise<void>;
  /** Makes these releases live, and takes all other remotes offline. @throws Refusal if the site cannot show them */
  show: LedgerCopy['show'];
  /** The same site without any joined release. Its gateway starts when it is first asked for. */
  findLiveOrigin(): Promise<string>;
  /** Asks for an address of the site, or of its live one, without a browser: as the operator, or as nobody. */
  ask(url: string, visitor: Visitor, method?: 'GET' | 'HEAD'): Promise<Response>;
  stop(): Promise<void>;
}

/** Signs the operator in. Returns the cookies that the API gives to their browser. @throws Refusal if it refuses */
async function signInOperator(origin: string): Promise<string> {
  const answer = await fetch(`${origin}${apiBase}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(operator),
  });
  if (!answer.ok) throw new Refusal(`the visited site refuses its operator with ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Milliseconds after which an operator signs in again: a session that nobody uses ends, and a trial of many releases lasts longer. */
const freshFor = 600_000;

/** The cookies of an operator who has signed in a short while ago. */
function keepSignedIn(origin: string): () => Promise<string> {
  let cookie = signInOperator(origin);
  let signedInAt = performance.now();
  return () => {
    if (performance.now() - signedInAt > freshFor) {
      cookie = signInOperator(origin);
      signedInAt = performance.now();
    }
    return cookie;
  };
}

/** Puts something in front of the API of a visited site. Returns the origin at which gateways find it. */
export type StandBefore = (apiOrigin: string) => Promise<string>;

/**
 * Starts an API with the demonstration's data and a gateway with all that is live. Nothing of them outlives `stop`, or a
 * command that is stopped meanwhile.
 */
export async function startVisitedSite(
  ledger: Ledger,
  now: () => Date,
  standBefore: StandBefore = (apiOrigin) => Promise.resolve(apiOrigin),
): Promise<VisitedSite> {
  const root = await mkdtemp(join(tmpdir(), 'livree-visit-'));
  const data = (name: string) => join(root, name);
  const port = await freePort();
  const apiOrigin = `http://127.0.0.1:${port}`;
  const api = startServer([...apiFlags, 'apps/api/src/main.ts'], {
    ...visitSettings,
    LIVREE_DATA: data('api'),
    LIVREE_SITE_URL: 'http://localhost',
    PORT: String(port),
    LIVREE_OPERATOR_EMAIL: operator.email,
    LIVREE_OPERATOR_PASSWORD: operator.password,
  });
  const gateways: Promise<VisitGateway>[] = [];
  const start = (name: string): Promise<VisitGateway> => {
    const gateway = standBefore(apiOrigin).then((origin) => startGateway(data(name), origin));
    gateways.push(gateway);
    return gateway;
  };
  let live: Promise<string> | undefined;
  let isStopped = false;
  const stop = endWithProcess(async () => {
    isStopped = true;
    await live?.catch(() => undefined);
    for (const started of await Promise.allSettled(gateways))
      if (started.status === 'fulfilled') await started.value.stop();
    await api.stop();
    await rm(root, { recursive: true, force: true });
  });
  try {
    const [joined] = await Promise.all([
      copyLedger(ledger, data('joined'), now),
      awaitServer(`${apiOrigin}/readyz`, api),
    ]);
    const { origin } = await start('joined');
    const readOperatorsCookie = keepSignedIn(origin);
    await readOperatorsCookie();
    const startLive = async () => {
      if (isStopped) throw new Error('the visited site has stopped');
      await copyLedger(ledger, data('live'), now);
      return (await start('live')).origin;
    };
    return {
      origin,
      async join(candidate) {
        await joined.join(candidate);
        await waitUntilShown(origin, [candidate.release], readOperatorsCookie);
      },
      async show(versions) {
        await joined.show(versions);
        const shown = Object.entries(versions).map(([id, version]) => ledger.any(id, version));
        await waitUntilShown(origin, await Promise.all(shown), readOperatorsCookie);
      },
      findLiveOrigin: () => (live ??= startLive()),
      ask: async (url, visitor, method = 'GET') =>
        fetch(url, {
          method,
          headers: visitor === 'operator' ? { cookie: await readOperatorsCookie() } : {},
          signal: AbortSignal.timeout(patience),
        }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
