import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plantRemote } from '../../testing/planted-builds.ts';
import { serveLedger, type ServedLedger } from '../../testing/served-ledger.ts';
import { buildFolder } from '../built-release.ts';
import { newPrivateKey, createSigner } from '../log/keys.ts';
import { publish } from '../operations/publish.ts';
import { signRequest } from '../store/request-signature.ts';

const stranger = createSigner(newPrivateKey());
const file = (remote: string) => `releases/${remote}/0123456789ab/browser/entry.js`;
let served: ServedLedger;

beforeEach(async () => {
  served = await serveLedger();
});

afterEach(() => served.close());

it('the ledger service lets a team read everything, and write only the files of its remotes', async () => {
  await served.openStoreAs(served.booking).write(file('booking'), 'an entry');
  await expect(served.openStoreAs(served.booking).write(file('payments'), 'an entry')).rejects.toThrow(
    'this key may not write releases of payments',
  );
  await served.openStoreAs(served.operator).write(file('payments'), 'its entry');
  expect((await served.openStoreAs(served.booking).read(file('payments')))?.toString()).toBe('its entry');
  expect(await served.openStoreAs(served.booking).read(file('blog'))).toBeUndefined();
  for (const path of ['release.key', 'releases/booking/0123456789ab/browser/..', '.log.jsonl.lock.db'])
    await expect(served.openStoreAs(served.booking).write(path, 'x')).rejects.toThrow();
});

it('the ledger service refuses callers without a key, and requests that are repeated or changed', async () => {
  const unknown = 'the ledger does not know the key of this request';
  await expect(served.openStoreAs(stranger).read('log.jsonl')).rejects.toThrow(unknown);
  await expect(served.openStoreAs(stranger).stamp('log.jsonl')).rejects.toThrow(
    'a gateway or a team needs one of its own in LIVREE_RELEASE_KEY',
  );
  const path = `/ledger/${file('booking')}`;
  const body = Buffer.from('an entry');
  const { host } = new URL(served.address);
  const signable = { host, method: 'PUT', path, condition: '', body };
  const put = async (authorization: string, sent = body) => {
    const headers = { authorization, 'content-type': 'application/octet-stream' };
    return (await fetch(`${served.address}${path}`, { method: 'PUT', headers, body: sent })).status;
  };
  expect((await fetch(`${served.address}${path}`)).status).toBe(401);
  expect(await put(signRequest(signable, served.booking, Date.now() - 61_000))).toBe(401);
  expect(await put(signRequest(signable, served.booking), Buffer.from('other bytes'))).toBe(401);
  expect(await put(signRequest({ ...signable, path: '/ledger/log.jsonl' }, served.booking))).toBe(401);
  expect(await put(signRequest({ ...signable, host: 'ledger.example' }, served.booking))).toBe(401);
  const signed = signRequest(signable, served.booking);
  expect(await put(signed)).toBe(204);
  expect(await put(signed)).toBe(401);
  expect(await put(signRequest(signable, served.booking))).toBe(204);
});

it('the ledger service refuses a stranger before it reads the body', async () => {
  const path = `/ledger/${file('booking')}`;
  const body = Buffer.alloc(0);
  const authorization = signRequest(
    { host: new URL(served.address).host, method: 'PUT', path, condition: '', body },
    stranger,
  );
  const sending = request(`${served.address}${path}`, {
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
  const dist = join(served.folder, 'booking');
  plantRemote(dist, { id: 'booking' });
  const { release } = await publish(
    served.openLedgerAs(served.booking),
    'booking',
    buildFolder(dist),
    new Date(),
  );
  const path = (name: string) => `releases/booking/${release.version}/${name}`;
  const description = (await served.behind.read(path('release.json'))) ?? '';
  for (const signer of [served.booking, served.operator])
    for (const name of ['release.json', `browser/entry.aa11.js`])
      await expect(served.openStoreAs(signer).write(path(name), 'other bytes')).rejects.toThrow(
        `booking@${release.version} is published; a version is never overwritten`,
      );
  await served.openStoreAs(served.booking).write(path('release.json'), description);
  await served.behind.write(path('release.json'), 'damaged');
  await served.openStoreAs(served.booking).write(path('release.json'), description);
  expect((await served.behind.read(path('release.json')))?.equals(Buffer.from(description))).toBe(true);
});

it('the ledger service adds lines to the log, and refuses a log with missing or disordered lines', async () => {
  const before = (await served.behind.read('log.jsonl'))?.toString() ?? '';
  const write = (text: string) => served.openStoreAs(served.booking).update('log.jsonl', async () => text);
  await expect(write('')).rejects.toThrow('lines that were read before are gone');
  await expect(write(`${before}{}\n`)).rejects.toThrow("line 2 of the ledger's log is damaged");
  await expect(served.openStoreAs(served.booking).write('log.jsonl', before)).rejects.toThrow();
  expect((await served.behind.read('log.jsonl'))?.toString()).toBe(before);
});
