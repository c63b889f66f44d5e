import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, recordVerdict } from '@livree/release/ledger';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { judgeCanaries } from '../canary/watch-canaries.ts';
import { run, type CommandContext } from '../command-line.ts';
import { newest, plantContext } from '../testing/planted-context.ts';
import { createDesk } from './desk.ts';

let root: string;
let context: CommandContext;
let app: FastifyInstance;
let cookie: string;
let first: string;
let second: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-desk-'));
  const planted = await plantContext(root, folderStore(join(root, 'ledger')));
  ({ context } = planted);
  planted.sources.remotes['booking'] = { id: 'booking' };
  await run(context, ['publish', 'booking']);
  first = await newest(context, 'booking');
  await run(context, ['promote', 'booking']);
  planted.sources.remotes['booking'] = { id: 'booking', edition: '2' };
  await run(context, ['publish', 'booking']);
  second = await newest(context, 'booking');
  const tallies = { 'browser load': 7, server: 2 };
  const counted = { release: `booking@${first}`, arm: 'live', visits: 50, failedVisits: 6, tallies } as const;
  context = { ...context, counts: async () => [counted] };
  const desk = createDesk(context);
  app = desk.app;
  const opened = await app.inject({ url: `/?key=${desk.key}` });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/']);
  cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
});
afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

const page = async () => (await app.inject({ url: '/', headers: { cookie } })).body;

async function act(fields: Readonly<Record<string, string>>, headers: Record<string, string> = { cookie }) {
  const token = /name="token" value="([^"]+)"/.exec(await page())?.[1] ?? '';
  return app.inject({
    method: 'POST',
    url: '/act',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ token, ...fields }).toString(),
  });
}

it('the page of releases shows what is live, with errors and sizes, the other releases, and the history', async () => {
  const body = await page();
  expect(body).toContain(`<code>booking@${first}</code>`);
  expect(body).toContain('7 in browsers, 2 on the server');
  expect(body).toContain('6 of 50');
  expect(body).toMatch(/\d\.\d KB of \d\.\d KB/);
  expect(body).toContain(`npm run release -- promote booking@${second}`);
  expect(body).toContain('npm run release -- retire booking');
  expect(body).toMatch(/<td>operator<\/td>\s*<td>promote<\/td>/);
  expect((await app.inject({ url: '/desk.css', headers: { cookie } })).body).toContain('--ground');
});

it('the page of releases does not take what nobody counted for nothing, and stands beside that of another ledger', async () => {
  const other = createDesk({ ...context, counts: async () => undefined });
  const opened = await other.app.inject({ url: `/?key=${other.key}` });
  const both = `${cookie}; ${String(opened.headers['set-cookie']).split(';')[0]}`;
  expect(both.split('; ').map((one) => one.split('=')[0])[0]).not.toBe(both.split('; ')[1]?.split('=')[0]);
  const shown = await other.app.inject({ url: '/', headers: { cookie: both } });
  expect(shown.body).toContain('<td>unknown</td>');
  expect(shown.body).not.toContain('0 of 0');
  expect((await app.inject({ url: '/', headers: { cookie: both } })).statusCode).toBe(200);
  await other.app.close();
});

it('the page of releases draws a canary between its two boundaries, with its stage and its verdict', async () => {
  await run(context, ['promote', `booking@${second}`, '--canary', '5%']);
  const arm = (version: string, name: 'canary' | 'live', visits: number, failedVisits: number) =>
    ({ release: `booking@${version}`, arm: name, visits, failedVisits, tallies: {} }) as const;
  const all = [arm(second, 'canary', 60, 4), arm(first, 'live', 1140, 1)];
  // The failures came in the second half of its time.
  const began = Date.parse((await context.ledger.live()).canaries['booking']?.since ?? '');
  const later = new Date(began + 3_600_000);
  const counts = async (since = new Date(0)) =>
    since.getTime() < began + 1_800_000 ? all : since < later ? [arm(second, 'canary', 30, 4)] : [];
  const shown = createDesk({ ...context, counts, now: () => later });
  const opened = await shown.app.inject({ url: `/?key=${shown.key}` });
  const headers = { cookie: String(opened.headers['set-cookie']).split(';')[0] ?? '' };
  const open = async () => (await shown.app.inject({ url: '/', headers })).body;
  const body = await open();
  expect(body).toContain('4 of 60 visits failed, beside it 1 of 1140; evidence ');
  expect(body).toContain('60 visits, stage: the first 300 visits');
  expect(body).toMatch(
    /aria-label="The evidence against booking@\w+ over time, now \S+; it goes back at 100/,
  );
  const [, points = ''] = /<polyline class="curve" points="([^"]+)"/.exec(body) ?? [];
  const heights = points.split(' ').map((point) => Number(point.split(',')[1]));
  expect(heights).toHaveLength(13);
  const [flat, high] = [heights[3] ?? 0, heights[12] ?? 0];
  expect([heights[0], high < flat]).toEqual([flat, true]);
  await judgeCanaries({ ...context, counts, now: () => later, announce: () => undefined });
  expect(await open()).toContain('back: 4 of 60 visits failed, beside it 1 of 1140; evidence');
  await shown.app.close();
});

const figures = {
  canary: { visits: 0, failed: 0 },
  live: { visits: 100, failed: 30 },
  evidence: 1,
  wrongPrices: 0,
};
const record = (outcome: 'pause' | 'ask' | 'back') =>
  recordVerdict(context.ledger, { remote: 'booking', version: second, outcome, figures }, context.now());

it('the page of releases says of a canary that it is paused and that somebody has to decide', async () => {
  await run(context, ['promote', `booking@${second}`, '--canary', '5%']);
  for (const outcome of ['pause', 'ask'] as const) await record(outcome);
  expect(await page()).toContain('It is paused. It is undecided: promote it, or roll it back.');
});

it('the page of releases promotes, rolls back and retires like the commands, and reports the result', async () => {
  expect((await act({ act: 'promote', subject: `booking@${second}` })).statusCode).toBe(303);
  expect(await page()).toContain(`booking@${second} is now live`);
  expect(await page()).not.toContain('is now live');
  const back = { act: 'rollback', subject: `booking@${second}` };
  await act(back);
  expect((await context.ledger.trails())['booking']?.[0]).toBe(first);
  await act(back);
  expect(await page()).toContain(`Refused: a rollback would not leave booking@${second}`);
  await act({ act: 'retire', subject: 'booking' });
  expect((await context.ledger.live()).retired).toHaveProperty('booking');
});

it('the page of releases says which server is named, whether it runs, and who named it', async () => {
  const [named, other] = ['0a', '1b'].map((digits) => `sha256:${digits.repeat(32)}`);
  await run(context, ['server', String(named), '--commit', '2c'.repeat(20)]);
  const shown = createDesk({ ...context, runningServers: async () => [other] });
  const opened = await shown.app.inject({ url: `/?key=${shown.key}` });
  const headers = { cookie: String(opened.headers['set-cookie']).split(';')[0] ?? '' };
  const { body } = await shown.app.inject({ url: '/', headers });
  expect(body).toMatch(new RegExp(`<p>server ${named} .* does not run, but ${other}</p>`));
  expect(body).toMatch(new RegExp(`<td>operator</td>\\s*<td>server</td>\\s*<td><code>${named}</code></td>`));
  await shown.app.close();
});

it('the buttons of the page of releases name what a rollback leaves: a canary before the live release', async () => {
  const shown = async () =>
    [...(await page()).matchAll(/<code>npm run release -- (\w+ booking[^<]*)<\/code>/g)].map(
      ([, use]) => use,
    );
  // Nothing was live before the first release.
  expect(await shown()).toEqual(['retire booking', `promote booking@${second}`]);
  await run(context, ['promote', `booking@${second}`, '--canary', '5%']);
  expect(await shown()).toEqual([
    'retire booking',
    `rollback booking@${second}`,
    `promote booking@${second}`,
  ]);
  await record('back');
  expect(await shown()).toEqual(['retire booking', `promote booking@${second} --again`]);
  await act({ act: 'promote', subject: `booking@${second}` });
  expect(await page()).toContain('--again promotes it all the same');
  await act({ act: 'promote', subject: `booking@${second}`, again: 'on' });
  expect(await page()).toContain(`booking@${second} is now live`);
  expect(await shown()).toEqual([`rollback booking@${second}`, 'retire booking', `promote booking@${first}`]);
  await run(context, ['retire', 'booking']);
  expect(await shown()).toEqual([`promote booking@${second}`, `promote booking@${first}`]);
});

it.each<[what: string, fields: Record<string, string>, headers: Record<string, string> | undefined]>([
  ['without the link', { act: 'retire', subject: 'booking' }, { cookie: 'livree-desk-guessed=guessed' }],
  ['from a page of somebody else', { act: 'retire', subject: 'booking', token: 'guessed' }, undefined],
  ['that is no action of the desk', { act: 'key', subject: 'new' }, undefined],
  ['under a foreign name of this machine', { act: 'retire', subject: 'booking' }, { host: 'evil.example' }],
])('the page of releases refuses a request %s', async (_what, fields, headers) => {
  const answer = await act(fields, headers && { cookie, ...headers });
  expect(answer.statusCode).toBe(403);
  expect((await context.ledger.live()).retired).toEqual({});
});

it('the page of releases escapes its content, and reports errors of the ledger', async () => {
  await act({ act: 'promote', subject: '<script>alert(1)</script>' });
  expect(await page()).toContain('&lt;script&gt;');
  await context.ledger.store.write('log.jsonl', '{}\n');
  expect(await page()).toContain('lines that were read before are gone');
});
