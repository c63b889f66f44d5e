import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plantRemote, plantShell, createSurface, type RemotePlan } from '../../testing/planted-builds.ts';
import { buildFolder } from '../built-release.ts';
import { openLedger } from '../ledger.ts';
import type { Act } from '../log/acts.ts';
import { newPrivateKey, type Signer, createSigner } from '../log/keys.ts';
import { openLog } from '../log/log.ts';
import { promote } from '../operations/promote.ts';
import { publish } from '../operations/publish.ts';
import { folderStore } from '../store/folder-store.ts';
import { httpStore } from '../store/http-store.ts';
import { signRequest } from '../store/request-signature.ts';
import type { Store } from '../store/store.ts';
import { createLedgerService } from './ledger-service.ts';

const operator = createSigner(newPrivateKey());
const booking = createSigner(newPrivateKey());
const stranger = createSigner(newPrivateKey());
const file = (remote: string) => `releases/${remote}/0123456789ab/browser/entry.js`;

let folder: string;
let behind: Store;
let service: FastifyInstance;
let address: string;

const openStoreAs = (signer: Signer) => httpStore(address, async () => signer);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livree-service-'));
  behind = folderStore(folder);
  service = createLedgerService(behind, operator.key);
  address = await service.listen({ host: '127.0.0.1', port: 0 });
  const ledger = openLedger(openStoreAs(operator), {
    operatorKey: operator.key,
    signer: async () => operator,
  });
  await ledger.record(new Date(), { act: 'grant', team: 'booking', key: booking.key, remotes: ['booking'] });
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the ledger service lets a team read everything, and write only the files of its remotes', async () => {
  await openStoreAs(booking).write(file('booking'), 'an entry');
  await expect(openStoreAs(booking).write(file('payments'), 'an entry')).rejects.toThrow(
    'this key may not write releases of payments',
  );
  await openStoreAs(operator).write(file('payments'), 'its entry');
  expect((await openStoreAs(booking).read(file('payments')))?.toString()).toBe('its entry');
  expect(await openStoreAs(booking).read(file('blog'))).toBeUndefined();
  for (const path of ['release.key', 'releases/booking/0123456789ab/browser/..', '.log.jsonl.lock.db'])
    await expect(openStoreAs(booking).write(path, 'x')).rejects.toThrow();
});

it('the ledger service refuses callers without a key, and requests that are repeated or changed', async () => {
  const unknown = 'the ledger does not know the key of this request';
  await expect(openStoreAs(stranger).read('log.jsonl')).rejects.toThrow(unknown);
  const path = `/ledger/${file('booking')}`;
  const body = Buffer.from('an entry');
  const { host } = new URL(address);
  const signable = { host, method: 'PUT', path, condition: '', body };
  const put = async (authorization: string, sent = body) => {
    const headers = { authorization, 'content-type': 'application/octet-stream' };
    return (await fetch(`${address}${path}`, { method: 'PUT', headers, body: sent })).status;
  };
  expect((await fetch(`${address}${path}`)).status).toBe(401);
  expect(await put(signRequest(signable, booking, Date.now() - 61_000))).toBe(401);
  expect(await put(signRequest(signable, booking), Buffer.from('other bytes'))).toBe(401);
  expect(await put(signRequest({ ...signable, path: '/ledger/log.jsonl' }, booking))).toBe(401);
  expect(await put(signRequest({ ...signable, host: 'ledger.example' }, booking))).toBe(401);
  const signed = signRequest(signable, booking);
  expect(await put(signed)).toBe(204);
  expect(await put(signed)).toBe(401);
  expect(await put(signRequest(signable, booking))).toBe(204);
});

it('the ledger service refuses a stranger before it reads the body', async () => {
  const path = `/ledger/${file('booking')}`;
  const body = Buffer.alloc(0);
  const authorization = signRequest(
    { host: new URL(address).host, method: 'PUT', path, condition: '', body },
    stranger,
  );
  const sending = request(`${address}${path}`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/octet-stream', 'content-length': 30_000_000 },
  });
  sending.on('error', () => {});
  sending.write('the first bytes of many');
  const [answer] = await once(sending, 'response');
  expect(answer).toMatchObject({ statusCode: 401 });
  sending.destroy();
});

it('the ledger service never changes a file of a published release', async () => {
  const trust = { operatorKey: operator.key, signer: async () => booking };
  const dist = join(folder, 'booking');
  plantRemote(dist, { id: 'booking' });
  const { release } = await publish(
    openLedger(openStoreAs(booking), trust),
    'booking',
    buildFolder(dist),
    new Date(),
  );
  const path = (name: string) => `releases/booking/${release.version}/${name}`;
  const description = (await behind.read(path('release.json'))) ?? '';
  for (const signer of [booking, operator])
    for (const name of ['release.json', `browser/entry.aa11.js`])
      await expect(openStoreAs(signer).write(path(name), 'other bytes')).rejects.toThrow(
        `booking@${release.version} is published; a version is never overwritten`,
      );
  await openStoreAs(booking).write(path('release.json'), description);
  await behind.write(path('release.json'), 'damaged');
  await openStoreAs(booking).write(path('release.json'), description);
  expect((await behind.read(path('release.json')))?.equals(Buffer.from(description))).toBe(true);
});

it('the ledger service adds lines to the log, and refuses a log with missing or disordered lines', async () => {
  const before = (await behind.read('log.jsonl'))?.toString() ?? '';
  const write = (text: string) => openStoreAs(booking).update('log.jsonl', async () => text);
  await expect(write('')).rejects.toThrow('lines that were read before are gone');
  await expect(write(`${before}{}\n`)).rejects.toThrow("line 2 of the ledger's log is damaged");
  await expect(openStoreAs(booking).write('log.jsonl', before)).rejects.toThrow();
  expect((await behind.read('log.jsonl'))?.toString()).toBe(before);
});

describe('lines that a team signs with a program of its own', () => {
  const now = () => new Date();
  /** Adds acts to the log as they are, without the checks of the commands. */
  const append = (signer: Signer, acts: readonly Act[], at = now()) =>
    openLog(openStoreAs(signer), { operatorKey: operator.key, signer: async () => signer }).append(
      at,
      async () => acts,
    );
  const openLedgerAs = (signer: Signer) =>
    openLedger(openStoreAs(signer), { operatorKey: operator.key, signer: async () => signer });
  let editions = 0;

  async function published(signer: Signer, plan: Omit<RemotePlan, 'id'> = {}): Promise<string> {
    const dist = join(folder, `build-${(editions += 1)}`);
    plantRemote(dist, { id: 'booking', edition: String(editions), ...plan });
    return (await publish(openLedgerAs(signer), 'booking', buildFolder(dist), now())).release.version;
  }

  beforeEach(async () => {
    const dist = join(folder, 'shell');
    plantShell(dist, {});
    const { release } = await publish(openLedgerAs(operator), 'shell', buildFolder(dist), now());
    await promote(openLedgerAs(operator), { shell: release.version }, now());
  });

  it('make nothing live that does not match', async () => {
    const version = await published(booking, { places: ['payments/checkout@1'] });
    await expect(append(booking, [{ act: 'promote', remote: 'booking', version }])).rejects.toThrow(
      'places the slot payments/checkout@1, which no remote provides',
    );
    expect((await openLedgerAs(operator).live()).trails['booking']).toBeUndefined();
  });

  it('roll back along the history alone, one release at a time', async () => {
    const [first, second, third] = [
      await published(booking),
      await published(booking),
      await published(booking),
    ];
    const never = await published(booking);
    for (const version of [first, second, third])
      await promote(openLedgerAs(booking), { booking: version }, now());
    const back = (version: string): Act => ({ act: 'rollback', remote: 'booking', version });
    for (const acts of [[back(never)], [back(first)], [back(second), back(never)]])
      await expect(append(booking, acts)).rejects.toThrow('was not live before');
    await append(booking, [back(second)]);
    expect((await openLedgerAs(operator).live()).trails['booking']).toEqual([second, first]);
  });

  it('make nothing live that skipped its checks; the operator does', async () => {
    const dist = join(folder, 'unchecked');
    plantRemote(dist, { id: 'booking', edition: 'unchecked' });
    const options = { isUnchecked: true };
    const { release } = await publish(openLedgerAs(booking), 'booking', buildFolder(dist), now(), options);
    const live: Act = { act: 'promote', remote: 'booking', version: release.version };
    await expect(append(booking, [live])).rejects.toThrow('only the operator makes it live');
    await append(operator, [live]);
    expect((await openLedgerAs(operator).live()).trails['booking']).toEqual([release.version]);
  });

  it('move a remote once at a time, so that every release is compared before it goes live', async () => {
    const [live, good] = [await published(booking), await published(booking)];
    const breaking = await published(booking, { surface: createSurface({ leavingStyles: ['body'] }) });
    await promote(openLedgerAs(booking), { booking: live }, now());
    const to = (act: 'promote' | 'rollback', version: string): Act => ({ act, remote: 'booking', version });
    await expect(append(booking, [to('promote', breaking)])).rejects.toThrow('cannot be released');
    for (const acts of [
      [to('promote', breaking), to('promote', good)],
      [to('promote', breaking), to('promote', good), to('rollback', breaking)],
    ])
      await expect(append(booking, acts)).rejects.toThrow('booking is moved twice at once');
    expect((await openLedgerAs(operator).live()).trails['booking']).toEqual([live]);
  });

  it('take nothing offline but what is live', async () => {
    const [live, other] = [await published(booking), await published(booking)];
    await promote(openLedgerAs(booking), { booking: live }, now());
    const retire = (version: string, to?: string): Act => ({
      act: 'retire',
      remote: 'booking',
      version,
      ...(to !== undefined && { to }),
    });
    await expect(append(booking, [retire(other)])).rejects.toThrow('is not the live release');
    await expect(append(booking, [retire(live, '//evil.test')])).rejects.toThrow('no other remote owns');
  });

  it('never give a published version another description', async () => {
    const version = await published(booking);
    const description = 'sha256-another';
    await expect(
      append(booking, [{ act: 'publish', remote: 'booking', version, description }]),
    ).rejects.toThrow(`booking@${version} is published; a version is never overwritten`);
  });

  it('carry the current time, which decides which releases visitors may still have', async () => {
    const version = await published(booking);
    for (const at of ['2000-01-01', '2100-01-01'])
      await expect(
        append(booking, [{ act: 'promote', remote: 'booking', version }], new Date(at)),
      ).rejects.toThrow(`a line says ${at}`);
  });

  it('are added by their author alone, so that lines of a copied ledger are refused', async () => {
    const read = async (store: Store) => (await store.read('log.jsonl'))?.toString() ?? '';
    const before = await read(behind);
    const version = await published(operator);
    await promote(openLedgerAs(operator), { booking: version }, now());
    const after = await read(behind);
    await behind.write('log.jsonl', before);
    const copy = createLedgerService(behind, operator.key);
    const copied = httpStore(await copy.listen({ host: '127.0.0.1', port: 0 }), async () => booking);
    await expect(copied.update('log.jsonl', async () => after)).rejects.toThrow(
      'a line of operator is added by operator alone',
    );
    await copy.close();
  });
});
