import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plantRemote, plantShell } from '../../testing/planted-builds.ts';
import { buildFolder } from '../built-release.ts';
import { openLedger } from '../ledger.ts';
import { newPrivateKey, type Signer, signerOf } from '../log/keys.ts';
import { promote } from '../operations/promote.ts';
import { publish } from '../operations/publish.ts';
import { folderStore } from '../store/folder-store.ts';
import { httpStore } from '../store/http-store.ts';
import { signRequest } from '../store/request-signature.ts';
import type { Store } from '../store/store.ts';
import { createLedgerService } from './ledger-service.ts';

const operator = signerOf(newPrivateKey());
const booking = signerOf(newPrivateKey());
const stranger = signerOf(newPrivateKey());
const file = (remote: string) => `releases/${remote}/0123456789ab/browser/entry.js`;

let folder: string;
let behind: Store;
let service: FastifyInstance;
let address: string;

const storeOf = (signer: Signer) => httpStore(address, async () => signer);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livree-service-'));
  behind = folderStore(folder);
  service = createLedgerService(behind, operator.key);
  address = await service.listen({ host: '127.0.0.1', port: 0 });
  const ledger = openLedger(storeOf(operator), {
    operatorKey: operator.key,
    signer: async () => operator,
  });
  await ledger.record(new Date(), { act: 'grant', team: 'booking', key: booking.key, remotes: ['booking'] });
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

it('lets a team read everything, and write the files of its remotes alone', async () => {
  await storeOf(booking).write(file('booking'), 'an entry');
  await expect(storeOf(booking).write(file('payments'), 'an entry')).rejects.toThrow(
    'this key may not write releases of payments',
  );
  await storeOf(operator).write(file('payments'), 'its entry');
  expect((await storeOf(booking).read(file('payments')))?.toString()).toBe('its entry');
  expect(await storeOf(booking).read(file('blog'))).toBeUndefined();
  for (const path of ['release.key', 'releases/booking/0123456789ab/browser/..', '.log.jsonl.lock.db'])
    await expect(storeOf(booking).write(path, 'x')).rejects.toThrow();
});

it('answers nobody without a key of the ledger, nor a request that was heard before or changed', async () => {
  const unknown = 'the ledger does not know the key of this request';
  await expect(storeOf(stranger).read('log.jsonl')).rejects.toThrow(unknown);
  const path = `/ledger/${file('booking')}`;
  const body = Buffer.from('an entry');
  const request = { method: 'PUT', path, condition: '', body };
  const put = async (authorization: string, sent = body) => {
    const headers = { authorization, 'content-type': 'application/octet-stream' };
    return (await fetch(`${address}${path}`, { method: 'PUT', headers, body: sent })).status;
  };
  expect((await fetch(`${address}${path}`)).status).toBe(401);
  expect(await put(signRequest(request, booking, Date.now() - 61_000))).toBe(401);
  expect(await put(signRequest(request, booking), Buffer.from('other bytes'))).toBe(401);
  expect(await put(signRequest({ ...request, path: '/ledger/log.jsonl' }, booking))).toBe(401);
  expect(await put(signRequest(request, booking))).toBe(204);
});

it('keeps the files of a published release as they are', async () => {
  const trust = { operatorKey: operator.key, signer: async () => booking };
  const dist = join(folder, 'booking');
  plantRemote(dist, { id: 'booking' });
  const { release } = await publish(
    openLedger(storeOf(booking), trust),
    'booking',
    buildFolder(dist),
    new Date(),
  );
  const path = (name: string) => `releases/booking/${release.version}/${name}`;
  const description = (await behind.read(path('release.json'))) ?? '';
  for (const signer of [booking, operator])
    for (const name of ['release.json', `browser/entry.aa11.js`])
      await expect(storeOf(signer).write(path(name), 'other bytes')).rejects.toThrow(
        `booking@${release.version} is published; a version is never overwritten`,
      );
  await storeOf(booking).write(path('release.json'), description);
  await behind.write(path('release.json'), 'damaged');
  await storeOf(booking).write(path('release.json'), description);
  expect((await behind.read(path('release.json')))?.equals(Buffer.from(description))).toBe(true);
});

it('takes lines into the log, and no log that lacks some or is not in order', async () => {
  const before = (await behind.read('log.jsonl'))?.toString() ?? '';
  const write = (text: string) => storeOf(booking).update('log.jsonl', async () => text);
  await expect(write('')).rejects.toThrow('lines that were read before are gone');
  await expect(write(`${before}{}\n`)).rejects.toThrow("line 2 of the ledger's log is damaged");
  await expect(storeOf(booking).write('log.jsonl', before)).rejects.toThrow();
  expect((await behind.read('log.jsonl'))?.toString()).toBe(before);
});

it('takes no line that makes something live that does not match, whatever program wrote it', async () => {
  const trust = { operatorKey: operator.key, signer: async () => operator };
  const ledger = openLedger(storeOf(operator), trust);
  const add = async (id: string, dist: string) =>
    (await publish(ledger, id, buildFolder(dist), new Date())).release.version;
  const [shellDist, bookingDist] = [join(folder, 'shell'), join(folder, 'booking')];
  plantShell(shellDist, {});
  plantRemote(bookingDist, { id: 'booking', places: ['payments/checkout@1'] });
  const shell = await add('shell', shellDist);
  const version = await add('booking', bookingDist);
  await promote(ledger, { shell }, new Date());
  const move = () => ledger.move(new Date(), async () => [{ act: 'promote', remote: 'booking', version }]);
  await expect(move()).rejects.toThrow('places the slot payments/checkout@1, which no remote provides');
  expect((await ledger.live()).trails['booking']).toBeUndefined();
});
