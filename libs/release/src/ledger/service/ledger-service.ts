import { createHash } from 'node:crypto';
import { z } from '@livree/contracts/schema';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { releaseName } from '../../release-name.ts';
import { openLedger } from '../ledger.ts';
import { operator } from '../log/acts.ts';
import { logPath } from '../log/log.ts';
import { emptyLog, readOn } from '../log/verified-log.ts';
import { Refusal } from '../refusal.ts';
import { namedKey, signerOfRequest, toleranceMs } from '../store/request-signature.ts';
import { isAnswered } from '../store/store-error.ts';
import type { Store } from '../store/store.ts';
import { assertLinesFit } from './assert-lines-fit.ts';

/** Bytes of the largest file. */
const bodyLimit = 32 * 1024 * 1024;

const releasedFile =
  /^releases\/([a-z][a-z-]*)\/([0-9a-f]{12})\/(?:release\.json|(?:browser|server)\/(?!\.\.?$)[\w.@-]+)$/;

/** A refusal: a status and one sentence. */
class Denial extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

const signsNothing = () => Promise.reject(new Error('the ledger service signs nothing'));

const computeTag = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('hex')}"`;

const readPath = (request: FastifyRequest): string =>
  z.parse(z.object({ '*': z.string() }), request.params)['*'];

function readBody({ body }: FastifyRequest): Buffer {
  return body instanceof Buffer ? body : Buffer.alloc(0);
}

function readCondition({ headers }: FastifyRequest): string {
  return headers['if-match'] ?? headers['if-none-match'] ?? '';
}

/** Whether what is there is still what the writer read. */
function holds(condition: string, present: Buffer | undefined): boolean {
  return present === undefined ? condition === '*' : condition === computeTag(present);
}

export interface ServiceOptions {
  /** The host by which teams reach the service, behind a proxy; by default the addresses where it listens. */
  readonly host?: string | undefined;
  /** Milliseconds by which the time of a new line may differ from the service's. */
  readonly lineTolerance?: number;
}

/** The requests of some minutes, so that none counts twice; only those of known keys are kept. */
const mostRequests = 100_000;

/** Who asks: the name of a key of the log. */
interface Asker {
  readonly by: string;
  /** Whether it may write files of this remote. */
  mayWrite(remote: string): boolean;
}

/** Whether this is where the service listens, of a request that came without a proxy. */
function isListening(app: FastifyInstance, host: string): boolean {
  const own = app.server.address();
  if (own === null || typeof own === 'string') return false;
  return ['localhost', own.address, `[${own.address}]`].some((name) => host === `${name}:${own.port}`);
}

/**
 * Gives teams the ledger in `store` over HTTP. Every request is signed: a key that the log grants reads everything and writes the
 * files of its remotes, but changes none of a published release. To the log, lines are added that are in order and make nothing live that does not match; nothing
 * else is changed in it.
 */
export function createLedgerService(
  store: Store,
  operatorKey: string,
  { host: ownHost, lineTolerance = 5 * toleranceMs }: ServiceOptions = {},
): FastifyInstance {
  const app = Fastify({ bodyLimit });
  const ledger = openLedger(store, { operatorKey, signer: signsNothing });
  const spent = new LRUCache<string, true>({ max: mostRequests, ttl: 2 * toleranceMs });
  let known = emptyLog(operatorKey);

  /** The last valid state. The reader's own program reports what is wrong with the log. */
  async function lastState() {
    const text = (await store.read(logPath))?.toString() ?? '';
    try {
      known = readOn(known, text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    return known.state;
  }

  /** The name of a key in the log. */
  async function findOwner(key: string | undefined): Promise<string | undefined> {
    const { operatorKey: present, grants } = await lastState();
    if (key !== undefined && key === present) return operator;
    return [...grants].find(([, grant]) => grant.key === key)?.[0];
  }

  /** @throws Denial if no key of the log signed the request for this service, or it was received before */
  async function identifyAsker(request: FastifyRequest): Promise<Asker> {
    const { method, url, headers, host } = request;
    const signedHost = ownHost ?? (isListening(app, host) ? host : '');
    const condition = readCondition(request);
    const signed = { host: signedHost, method, path: url, condition, body: readBody(request) };
    const { key, once = '' } = signerOfRequest(signed, headers.authorization) ?? {};
    const by = await findOwner(key);
    if (by === undefined) throw new Denial(401, 'the ledger does not know the key of this request');
    if (spent.has(once)) throw new Denial(401, 'this request was heard before');
    spent.set(once, true);
    const grant = known.state.grants.get(by);
    return { by, mayWrite: (remote) => by === operator || grant?.remotes.includes(remote) === true };
  }

  async function addToLog(request: FastifyRequest, by: string): Promise<void> {
    const text = readBody(request).toString();
    await store.update(logPath, async (present) => {
      if (!holds(readCondition(request), present)) throw new Denial(412, 'somebody else wrote first');
      known = readOn(known, present?.toString() ?? '');
      const next = readOn(known, text);
      const asking = { by, now: new Date(), tolerance: lineTolerance };
      await assertLinesFit(ledger, known.state, next.state, asking);
      return text;
    });
  }

  /** @throws Denial if the bytes would replace others in a release that is whole */
  async function assertNotReleased(path: string, bytes: Buffer): Promise<void> {
    const [, remote = '', version = ''] = releasedFile.exec(path) ?? [];
    const isWhole = await ledger.any(remote, version).then(
      () => true,
      (error: unknown) => {
        if (isAnswered(error)) return false;
        throw error;
      },
    );
    const present = isWhole ? await store.read(path) : undefined;
    if (present !== undefined && !present.equals(bytes))
      throw new Denial(409, `${releaseName(remote, version)} is published; a version is never overwritten`);
  }

  // A body is read only after the key of its request was found in the log.
  app.addHook('preParsing', async ({ headers }) => {
    if ((await findOwner(namedKey(headers.authorization))) === undefined)
      throw new Denial(401, 'the ledger does not know the key of this request');
  });

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.get('/ledger/*', async (request, reply) => {
    const path = readPath(request);
    await identifyAsker(request);
    const bytes = path === logPath || releasedFile.test(path) ? await store.read(path) : undefined;
    if (bytes === undefined) throw new Denial(404, 'not found');
    return reply.header('etag', computeTag(bytes)).type('application/octet-stream').send(bytes);
  });

  app.put('/ledger/*', async (request, reply) => {
    const path = readPath(request);
    const { by, mayWrite } = await identifyAsker(request);
    if (path === logPath) {
      await addToLog(request, by);
      return reply.code(204).send();
    }
    const remote = releasedFile.exec(path)?.[1];
    if (remote === undefined) throw new Denial(404, 'not found');
    if (!mayWrite(remote)) throw new Denial(403, `this key may not write releases of ${remote}`);
    await assertNotReleased(path, readBody(request));
    await store.write(path, readBody(request));
    return reply.code(204).send();
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply: FastifyReply) => {
    const status =
      error instanceof Denial ? error.status : isAnswered(error) ? 403 : (error.statusCode ?? 500);
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .send(status < 500 ? error.message : 'the ledger service failed');
  });
  return app;
}
