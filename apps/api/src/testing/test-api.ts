import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, createClient, type Transport } from '@livree/api-client';
import type { Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { followSettings } from '../domains/company-settings/index.ts';
import { openMaps } from '../domains/maps/index.ts';
import type { Database } from '../platform/db/index.ts';
import { createEventFeed } from '../platform/events/index.ts';
import { createJobs, type Jobs } from '../platform/jobs/index.ts';
import type { Message } from '../platform/mail/index.ts';
import { diskStorage } from '../platform/storage/index.ts';
import { throttledMail } from '../platform/throttle/index.ts';
import { seedDemonstration } from '../seed.ts';
import { newCustomer, type NewCustomer } from './new-customer.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { emptyDatabase, openTestDatabase } from './test-database.ts';

const methods = z.enum(['GET', 'POST', 'PUT', 'DELETE']);

/** A Tuesday, in the middle of a Paris working day. */
const usualNow = '2026-06-02T08:00:00.000Z';

export interface TestApi {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly database: Database;
  readonly clock: TestClock;
  readonly jobs: Jobs;
  /** The folder of stored files. */
  readonly files: string;
  /** Mails of this test so far. */
  readonly mails: Message[];
  /** Push messages that the mailbox got in place of a browser: every customer wants push by default. */
  readonly unheard: Message[];
  /** The mail server fails each mail like this from now on; undefined: no more. */
  refuseMails(failure: Error | undefined): void;
  /** Typed calls without a network. */
  client(options?: { readonly token?: string; readonly language?: Language }): ApiClient;
  /** Adds a customer with a confirmed address and the password `un vrai secret 42`, and returns their session's token. */
  signUp(email?: string, customer?: NewCustomer): Promise<string>;
  close(): Promise<void>;
}

async function encodeContent(body: unknown) {
  if (body === undefined) return { headers: {} };
  if (!(body instanceof FormData))
    return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
  const form = new Response(body);
  const payload = Buffer.from(await form.arrayBuffer());
  return { headers: { 'content-type': form.headers.get('content-type') ?? '' }, payload };
}

function decodeBody(response: LightMyRequestResponse): unknown {
  const type = String(response.headers['content-type']);
  if (type.startsWith('application/pdf'))
    return new File([new Uint8Array(response.rawPayload)], '', { type });
  return /^text\/(csv|calendar)/.test(type) ? response.body : response.json();
}

function injectTransport(app: FastifyInstance, token: string | undefined, language: Language): Transport {
  return async ({ method, path, query, headers, body, session }) => {
    const authorization =
      token === undefined || session === 'none' ? {} : { authorization: `Bearer ${token}` };
    const content = await encodeContent(body);
    const response = await app.inject({
      method: z.parse(methods, method),
      url: `/api${path}?${query}`,
      headers: { 'accept-language': language, ...authorization, ...content.headers, ...headers },
      ...(content.payload === undefined ? {} : { payload: content.payload }),
    });
    const sent = Object.entries(response.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return { status: response.statusCode, headers: new Headers(sent), body: decodeBody(response) };
  };
}

/** The whole API on an empty or existing database, with a clock, a mailbox and jobs that the test controls. */
export async function openTestApi(
  env: Readonly<Record<string, string>> = {},
  existing?: { readonly database: Database; readonly now: string },
): Promise<TestApi> {
  const database = existing?.database ?? (await openTestDatabase());
  const clock = testClock(existing?.now ?? usualNow);
  const mails: Message[] = [];
  const unheard: Message[] = [];
  let refusal: Error | undefined;
  const all = {
    NODE_ENV: 'test',
    LIVREE_QUOTE_SECRET: 'a secret that only tests know, long enough',
    LIVREE_PUSH_KEY: 'a-key-that-only-tests-know-of-32-bytes-long',
    LIVREE_RATE_LIMIT_SCALE: '10000',
    ...env,
  };
  const config = readConfig(all);
  const log = pino({ level: 'silent' });
  const files = await mkdtemp(join(tmpdir(), 'livree-files-'));
  const jobs = createJobs({ pool: database.pool, onError: () => {} });
  const events = createEventFeed(database.db, database.listen);
  const settings = followSettings({ db: database.db, log, env: all, config });
  await settings.refresh();
  await seedDemonstration(database.db, config);
  const deps: Deps = {
    db: database.db,
    clock,
    config,
    settings,
    jobs,
    events,
    mail: throttledMail(
      { db: database.db, clock, config, log },
      {
        async send(message) {
          if (refusal) throw refusal;
          (message.to.startsWith('Push ') ? unheard : mails).push(message);
        },
      },
    ),
    storage: diskStorage(files),
    maps: openMaps({ config, log, clock }),
    log,
  };
  const app = await buildApp(deps);
  await jobs.start({ work: false });
  await app.ready();
  const client: TestApi['client'] = ({ token, language = 'fr' } = {}) =>
    createClient(injectTransport(app, token, language));
  return {
    app,
    deps,
    database,
    clock,
    jobs,
    files,
    mails,
    unheard,
    refuseMails: (failure) => void (refusal = failure),
    client,
    signUp: (email = 'claire@example.org', customer) => newCustomer(deps, email, customer),
    async close() {
      await app.close();
      await Promise.all([jobs.stop(), events.stop(), settings.stop()]);
      await database.close();
      await rm(files, { recursive: true });
    },
  };
}

/** One API for a test file, emptied after each test. Call it at the top of the file; use it inside tests. */
export function withTestApi(env?: Readonly<Record<string, string>>): () => TestApi {
  let api: TestApi | undefined;
  const current = (): TestApi => {
    if (!api) throw new Error('the test API opens before the first test');
    return api;
  };
  beforeAll(async () => {
    api = await openTestApi(env);
  });
  afterEach(async () => {
    const { database, deps, clock, mails, unheard } = current();
    await emptyDatabase(database.db);
    await deps.settings.refresh();
    clock.set(usualNow);
    mails.splice(0);
    unheard.splice(0);
  });
  afterAll(async () => {
    await api?.close();
  });
  return current;
}
