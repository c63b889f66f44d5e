import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openS3Server, type S3Server } from '@livree/server/testing/s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';
import { newPath, StorageError } from './storage.ts';
import { openStorage, type Storage } from './index.ts';

const keys = { region: 'eu-west-3', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of the tests' };
let folder: string;
let s3: S3Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livree-storage-'));
  s3 = await openS3Server('livree', keys);
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const configured = (env: Readonly<Record<string, string>>) =>
  openStorage(readConfig({ NODE_ENV: 'test', LIVREE_DATA: folder, ...env }));

const bucket = (changes: Readonly<Record<string, string>> = {}) =>
  configured({
    LIVREE_S3_BUCKET: 'livree',
    LIVREE_S3_ENDPOINT: s3.endpoint,
    LIVREE_S3_REGION: keys.region,
    LIVREE_S3_ACCESS_KEY_ID: keys.accessKeyId,
    LIVREE_S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    ...changes,
  });

describe.each<[string, () => Promise<Storage>]>([
  ['the data folder', () => configured({})],
  ['an S3 bucket', () => bucket()],
])('%s', (_name, open) => {
  const content = Buffer.from([0, 255, 13, 10, 128]);

  test('stores files byte for byte until they are removed', async () => {
    const storage = await open();
    const path = newPath('avatars', 'webp');
    expect(await storage.read(path)).toBeNull();
    await storage.put(path, content);
    expect(await storage.read(path)).toEqual(content);
    await storage.remove(path);
    expect(await storage.read(path)).toBeNull();
  });

  test('removes a missing file without an error', async () => {
    await expect((await open()).remove(newPath('avatars', 'webp'))).resolves.toBeUndefined();
  });
});

test('a bucket stores files under their path and type', async () => {
  const path = newPath('avatars', 'webp');
  await (await bucket()).put(path, Buffer.from('x'));
  expect(s3.files.get(`/livree/${path}`)).toMatchObject({ content: Buffer.from('x'), type: 'image/webp' });
});

test.each([
  [{ LIVREE_S3_SECRET_ACCESS_KEY: 'another' }, /LIVREE_S3_BUCKET "livree" cannot be used/],
  [{ LIVREE_S3_BUCKET: 'unknown' }, /LIVREE_S3_BUCKET "unknown" cannot be used/],
  [{ LIVREE_S3_ENDPOINT: 'http://127.0.0.1:9' }, /LIVREE_S3_BUCKET "livree" cannot be used.*ECONNREFUSED/],
  [{ LIVREE_S3_BUCKET: 'No Bucket' }, /LIVREE_S3_BUCKET must be the name of a bucket/],
])('the API does not start with %j', async (changes, sentence) => {
  const failure = (async () => bucket(changes))();
  await expect(failure).rejects.toThrow(sentence);
  await expect(failure).rejects.toBeInstanceOf(ConfigError);
});

test('an incomplete configuration is refused, and secrets are not repeated', () => {
  const read = (env: Readonly<Record<string, string>>) => () =>
    readConfig({ NODE_ENV: 'test', LIVREE_DATA: folder, ...env });
  expect(read({ LIVREE_S3_BUCKET: 'livree' })).toThrow('must be set together');
  expect(read({ LIVREE_S3_ACCESS_KEY_ID: 'a' })).toThrow(
    'LIVREE_S3_ACCESS_KEY_ID and LIVREE_S3_SECRET_ACCESS_KEY must be set together.',
  );
});

test('an unreachable bucket is reported as unavailable', async () => {
  const server = await openS3Server('livree', keys);
  const storage = await bucket({ LIVREE_S3_ENDPOINT: server.endpoint });
  await server.close();
  await expect(storage.put(newPath('avatars', 'webp'), Buffer.from('x'))).rejects.toBeInstanceOf(
    StorageError,
  );
  await expect(storage.read(newPath('avatars', 'webp'))).rejects.toMatchObject({ code: 'unavailable' });
});

test('a folder that cannot be written is reported as unavailable and has no partial file', async () => {
  const storage = await configured({});
  await writeFile(join(folder, 'storage', 'blocked'), '');
  await expect(storage.put(newPath('blocked', 'webp'), Buffer.from('x'))).rejects.toMatchObject({
    code: 'unavailable',
  });
  const left = await readdir(join(folder, 'storage'), { recursive: true });
  expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a file that does not fit on the disk is reported as unavailable and leaves nothing', async () => {
  const full = await mkdtemp(join(folder, 'full-'));
  const script = `
    import { diskStorage } from ${JSON.stringify(join(import.meta.dirname, 'disk.ts'))};
    const error = await diskStorage(${JSON.stringify(full)})
      .put('avatars/picture.webp', Buffer.alloc(100_000))
      .catch((reason) => reason);
    console.log(error.code, error.cause.code);`;
  // The system refuses this process every byte beyond eight blocks of a file.
  const run = 'ulimit -f 8 && exec "$0" --input-type=module --eval "$1"';
  const said = execFileSync('sh', ['-c', run, process.execPath, script], { encoding: 'utf8' });
  expect(said).toBe('unavailable EFBIG\n');
  expect(await readdir(join(full, 'avatars'))).toEqual([]);
});
