import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { plantRemote } from '@livree/release/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';
import { standInBundle } from '../testing/stand-in-shell.ts';
import { openGuests } from './guest-releases.ts';
import { isInside, readGuest } from './read-guest.ts';

type Answer = (request: IncomingMessage, answer: ServerResponse) => void;

let site: PlantedSite;
let origin: string;
let asked: string[] = [];
/** What the origin does with a request; undefined to serve its build. */
let turn: Answer | undefined;
const build = () => join(site.folder, 'guest');

const server = createServer((request, answer) => {
  asked.push(request.url ?? '');
  if (turn !== undefined) return turn(request, answer);
  return void readFile(join(build(), request.url ?? '')).then(
    (bytes) => answer.end(bytes),
    () => answer.writeHead(404).end(),
  );
});

const plan = { id: 'booking', provides: ['booking/simulator@1'] };

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  site = await plantSite({ LIVREE_OVERRIDE_ORIGINS: origin, LIVREE_TRIALS: 'open' });
  plantRemote(build(), { ...plan, edition: 'guest', server: standInBundle('guest') });
});
afterEach(() => {
  turn = undefined;
  asked = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await site.close();
});

const visit = () => site.app.inject({ url: `/?remote=booking@${origin}` });
const limits = { time: 400, bytes: 100_000, connections: 2 };

it.each<[what: string, turn: Answer]>([
  ['leads elsewhere', (_, answer) => answer.writeHead(302, { location: `${origin}/elsewhere` }).end()],
  ['answers without end', (_, answer) => void setInterval(() => answer.write('x'.repeat(50_000)), 1).unref()],
  ['answers with more than was agreed', (_, answer) => answer.end('x'.repeat(200_000))],
  ['never answers', () => undefined],
  ['answers a byte at a time', (_, answer) => void setInterval(() => answer.write(' '), 20).unref()],
  [
    'ends in the middle',
    (_, answer) => void answer.writeHead(200, { 'content-length': 99 }).write('{', () => answer.destroy()),
  ],
  ['answers something else', (_, answer) => answer.setHeader('content-type', 'text/html').end('<script>')],
])('a build on an origin that %s is given up in time, and nothing of it is used', async (_what, given) => {
  turn = given;
  const started = performance.now();
  const bytes = await readGuest(origin, limits)('release.json');
  expect(bytes === undefined || Buffer.from(bytes).toString() === '<script>').toBe(true);
  expect(performance.now() - started).toBeLessThan(3000);
  expect(asked).toEqual(['/release.json']);
});

it('many files of a build together get no more bytes than one', async () => {
  turn = (_, answer) => answer.end('x'.repeat(30_000));
  const read = readGuest(origin, { ...limits, time: 30_000 });
  const files = await Promise.all(Array.from({ length: 20 }, (_, index) => read(`browser/${index}.js`)));
  expect(files.filter((bytes) => bytes !== undefined)).toHaveLength(3);
});

it('many files of a build together get no more time than one', async () => {
  turn = () => undefined;
  const started = performance.now();
  const read = readGuest(origin, limits);
  const files = await Promise.all(Array.from({ length: 20 }, (_, index) => read(`browser/${index}.js`)));
  expect(files.filter((bytes) => bytes !== undefined)).toHaveLength(0);
  // Twenty files that wait for their time two by two would take 4 s.
  expect(performance.now() - started).toBeLessThan(3000);
});

it('a build whose files change after its description was read is not shown', async () => {
  turn = (request, answer) =>
    void readFile(join(build(), request.url ?? '')).then((bytes) =>
      answer.end(request.url?.startsWith('/server/') ? Buffer.concat([bytes, Buffer.from(' ')]) : bytes),
    );
  const { statusCode, body } = await visit();
  expect([statusCode, body.includes('does not have the hash')]).toEqual([404, true]);
  turn = undefined;
  expect((await visit()).body).toContain('<li>booking guest true true</li>');
});

it('a build with the version of a published release cannot take its place', async () => {
  const published = await site.publish({ ...plan, edition: '2', server: standInBundle('2') });
  turn = (request, answer) =>
    void readFile(join(build(), request.url ?? '')).then((bytes) => {
      const text = bytes.toString();
      answer.end(
        request.url === '/release.json'
          ? JSON.stringify({ ...JSON.parse(text), version: published.version })
          : text,
      );
    });
  expect((await visit()).body).toContain('<li>booking 2 true true</li>');
  expect(existsSync(join(site.folder, 'data/guests/releases/booking', published.version))).toBe(false);
});

it('a build with too many files is refused, and only the latest builds are kept', async () => {
  const guests = await openGuests(join(site.folder, 'some-guests'));
  const description: { files: object[] } & Record<string, unknown> = JSON.parse(
    (await readFile(join(build(), 'release.json'))).toString(),
  );
  const { entry } = description;
  turn = (_, answer) =>
    answer.end(
      JSON.stringify({
        ...description,
        files: Array.from({ length: 501 }, (__, index) => ({ ...Object(entry), file: `f${index}.js` })),
      }),
    );
  await expect(guests.read('booking', origin)).rejects.toThrow('more than 500 files');
  turn = undefined;
  for (let edition = 0; edition < 25; edition += 1) {
    plantRemote(build(), { ...plan, edition: `guest ${edition}` });
    await (await guests.read('booking', origin)).keep();
  }
  await expect
    .poll(async () => (await readdir(join(site.folder, 'some-guests/releases/booking'))).length)
    .toBe(20);
});

it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '192.168.1.1', '::1', 'fd00::1', '::ffff:10.0.0.1'])(
  '%s is an address inside the operator’s network',
  (address) => expect(isInside(address)).toBe(true),
);

it('a host name that resolves to an address inside the operator’s network is not requested', async () => {
  expect(isInside('93.184.215.14')).toBe(false);
  const { port } = new URL(origin);
  const leading = (address: string) =>
    readGuest(`http://builds.example:${port}`, limits, (_name, done) => done(null, [{ address, family: 4 }]))(
      'release.json',
    );
  expect(await leading('127.0.0.1')).toBeUndefined();
  expect(asked).toEqual([]);
});
