import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openS3Server, type S3Server } from '@livree/server/testing/s3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFaultyLine, type FaultyLine } from '../../testing/faulty-line.ts';
import { plantRemote, plantShell } from '../../testing/planted-builds.ts';
import { buildFolder } from '../built-release.ts';
import { openLedger, type Ledger } from '../ledger.ts';
import { newPrivateKey, createSigner } from '../log/keys.ts';
import { promote } from '../operations/promote.ts';
import { publish } from '../operations/publish.ts';
import { rollback } from '../operations/rollback.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

const keys = { region: 'eu-west-3', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of the tests' };
const operator = createSigner(newPrivateKey());
const trust = { operatorKey: operator.key, signer: async () => operator };
const now = () => new Date();

let root: string;
let bucket: S3Server;
let line: FaultyLine;
let versions: string[];

const storeAt = (endpoint: string, prefix = 'livree'): Promise<Store> =>
  openStore(
    `s3://releases/${prefix}?${new URLSearchParams({ region: keys.region, endpoint })}`,
    trust.signer,
  );
const ledgerAt = async (endpoint: string, prefix?: string): Promise<Ledger> =>
  openLedger(await storeAt(endpoint, prefix), trust);

/** Three releases of booking, each live after the other. */
async function fill(ledger: Ledger): Promise<string[]> {
  plantShell(join(root, 'shell'));
  const shell = await publish(ledger, 'shell', buildFolder(join(root, 'shell')), now());
  await promote(ledger, { shell: shell.release.version }, now());
  const found: string[] = [];
  for (const edition of ['1', '2', '3']) {
    plantRemote(join(root, edition), { id: 'booking', edition });
    const { release } = await publish(ledger, 'booking', buildFolder(join(root, edition)), now());
    await promote(ledger, { booking: release.version }, now());
    found.push(release.version);
  }
  return found;
}

/** Puts bytes in place of an object, as whoever shares the bucket could. */
function replace(key: string, content: Buffer | string): void {
  const bytes = Buffer.from(content);
  bucket.files.set(`/releases/${key}`, {
    content: bytes,
    type: '',
    etag: `"${bytes.length}-${Math.random()}"`,
  });
}

const object = (key: string): Buffer => bucket.files.get(`/releases/${key}`)?.content ?? Buffer.alloc(0);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-bucket-'));
  vi.stubEnv('AWS_ACCESS_KEY_ID', keys.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', keys.secretAccessKey);
  bucket = await openS3Server('releases', keys);
  line = await openFaultyLine(bucket.endpoint);
  versions = await fill(await ledgerAt(bucket.endpoint));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  line.close();
  await bucket.close();
  rmSync(root, { recursive: true, force: true });
});

it('a rollback whose response is lost happens once, even if another writer came in between', async () => {
  const other = await ledgerAt(bucket.endpoint);
  line.next('PUT', 'lost', () =>
    other.record(now(), { act: 'grant', team: 'blog', key: operator.key, remotes: [] }),
  );
  await rollback(await ledgerAt(line.address), 'booking', now());
  const { trails } = await other.live();
  expect(trails['booking']).toEqual([versions[1], versions[0]]);
});

it('two writers at once lose no line, and neither’s lines are added twice', async () => {
  const writers = await Promise.all([ledgerAt(bucket.endpoint), ledgerAt(line.address)]);
  const names = Array.from({ length: 8 }, (_, index) => 'abcdefgh'[index] ?? '');
  const acts = writers.flatMap((ledger, index) =>
    names.map((name) =>
      ledger.record(now(), {
        act: 'grant',
        team: `team-${name}${'xy'[index]}`,
        key: operator.key,
        remotes: [],
      }),
    ),
  );
  await Promise.all(acts);
  const lines = object('livree/log.jsonl').toString().split('"act":"grant"');
  expect(lines).toHaveLength(17);
  expect((await (await ledgerAt(bucket.endpoint)).grants()).size).toBe(16);
});

it('a truncated response is not taken for a file', async () => {
  const store = await storeAt(line.address);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    line.next('GET', 'cut');
    const read = await store.read('log.jsonl').catch((error: unknown) => String(error));
    if (typeof read === 'string') expect(read).toContain('the ledger cannot be used');
    else expect(read).toEqual(object('livree/log.jsonl'));
  }
});

it('an object of another release, a truncated one and one of another ledger are refused', async () => {
  const ledger = await ledgerAt(bucket.endpoint);
  await ledger.live();
  const [first = '', second = ''] = versions;
  const description = `livree/releases/booking/${first}/release.json`;
  const own = object(description);
  const damaged = `the ledger's release.json of booking@${first} is damaged`;
  for (const bytes of [object(`livree/releases/booking/${second}/release.json`), own.subarray(0, 50), '']) {
    replace(description, bytes);
    await expect(ledger.release('booking', first)).rejects.toThrow(damaged);
    await expect(promote(ledger, { booking: first }, now())).rejects.toThrow(damaged);
  }
  replace(description, own);
  await fill(await ledgerAt(bucket.endpoint, 'staging'));
  const log = object('livree/log.jsonl');
  for (const bytes of [
    object('staging/log.jsonl'),
    log.subarray(0, -40),
    log.subarray(0, log.indexOf('\n') + 1),
  ]) {
    replace('livree/log.jsonl', bytes);
    await expect(ledger.live()).rejects.toThrow(/was rewritten|ends inside a line/);
    expect((await ledger.lastLive()).trails['booking']?.[0]).toBe(versions[2]);
  }
});

it('an object that is too large is not read', async () => {
  const ledger = await ledgerAt(bucket.endpoint);
  await ledger.live();
  replace('livree/log.jsonl', Buffer.alloc(33 * 1024 * 1024, 'x'));
  await expect(ledger.live()).rejects.toThrow('log.jsonl is too large');
});
