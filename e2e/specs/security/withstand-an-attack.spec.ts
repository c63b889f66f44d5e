import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { allRoutes, errorAnswer, isForPeople, type Route } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { expect, test } from 'playwright/test';
import { registerCustomer } from '../../support/customers.ts';
import { brokenMessages, hostilePaths } from '../../support/hostile-addresses.ts';
import {
  type Answer,
  type HostileConnection,
  type HostileRequest,
  openConnection,
  sendBytes,
} from '../../support/hostile-connection.ts';
import { hostileRequests, prototypeNames } from '../../support/hostile-requests.ts';
import { operator } from '../../support/operator.ts';
import { release, siteOrigin, workspace } from '../../support/site.ts';

const run = promisify(execFile);

test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** `npm run test:attack` sends everything; a test run sends a part of it to each call. */
const isWhole = process.env['LIVREE_ATTACK'] === 'on';
const share = 9;
const filterShare = (requests: readonly HostileRequest[], turn: number): readonly HostileRequest[] =>
  isWhole ? requests : requests.filter((_, index) => index % share === turn % share);

/** Texts that only the inside of the site contains. */
const internals = /node_modules|\bat \S+:\d+:\d+|\.ts:\d+|select .* from|insert into|zod|fastify|root:x:0/i;

/** An answer without its hashes, in which any word may stand by chance. */
const withoutHashes = (text: string): string => text.replaceAll(/sha256-[\w+/]+/g, '');

let connection: HostileConnection;
test.beforeEach(() => {
  connection = openConnection(siteOrigin());
});
test.afterEach(() => connection.close());

function expectCalm({ method, path, body }: HostileRequest, answer: Answer): void {
  const shown = `${method} ${path.slice(0, 150)} ${String(body).slice(0, 80)} -> ${answer.status} ${answer.body.slice(0, 200)}`;
  expect(answer.status, shown).toBeLessThan(500);
  expect(answer.took, `${shown} in time`).toBeLessThan(10_000);
  if (answer.status < 400) return;
  expect(withoutHashes(answer.body), shown).not.toMatch(internals);
  if (!/^\/(api|storage)\//.test(path)) return;
  expect(answer.type, shown).toContain('application/json');
  expect(z.safeParse(errorAnswer, JSON.parse(answer.body)).success, shown).toBe(true);
}

const authorized = (request: HostileRequest, token: string): HostileRequest => ({
  ...request,
  headers: { authorization: `Bearer ${token}`, ...request.headers },
});

/** The session of a customer; a new one if that has ended, because some calls end sessions and accounts. */
async function liveSession(known: string | undefined): Promise<string> {
  const me = { method: 'GET', path: '/api/auth/me', headers: {}, body: '' };
  const lives = known !== undefined && (await connection.send(authorized(me, known))).status === 200;
  return lives ? known : (await registerCustomer('fr')).token;
}

const domains = [...new Set(allRoutes.map(({ id }) => id.split('.')[0] ?? ''))];
for (const domain of domains) {
  test(`every call of ${domain} refuses hostile requests without a server error, one after the other on one connection`, async () => {
    const calls = allRoutes.filter(({ id }) => id.startsWith(`${domain}.`));
    let session: string | undefined;
    for (const [turn, route] of calls.entries()) {
      const isProtected = route.auth !== 'public';
      if (isProtected) session = await liveSession(session);
      for (const request of filterShare(hostileRequests(route), turn)) {
        const sent = isProtected && session !== undefined ? authorized(request, session) : request;
        expectCalm(sent, await connection.send(sent));
      }
    }
  });
}

const protectedRoutes = allRoutes.filter(({ auth }) => auth !== 'public');

/** A valid call with the numbers of another customer, or of nothing. */
const toHostileCall = ({ method, path }: Route): HostileRequest => ({
  method,
  path: `/api${path.replace(/\{\w+\}/g, '1')}`,
  headers: method === 'GET' ? {} : { 'content-type': 'application/json' },
  body: method === 'GET' ? '' : '{}',
});

test('every protected call refuses a visitor, with every kind of false session', async () => {
  const sessions = ['', 'x'.repeat(43), ...prototypeNames];
  for (const route of protectedRoutes) {
    expect((await connection.send(toHostileCall(route))).status, route.id).toBe(401);
    for (const session of isWhole ? sessions : sessions.slice(1, 2))
      expect((await connection.send(authorized(toHostileCall(route), session))).status, route.id).toBe(401);
  }
});

test('every call of the company’s people refuses a customer', async () => {
  const { token } = await registerCustomer('fr');
  for (const route of protectedRoutes.filter(({ auth }) => isForPeople(auth))) {
    const { status } = await connection.send(authorized(toHostileCall(route), token));
    expect(status, route.id).toBe(403);
  }
});

test('unpublished pages and files are refused without a server error', async () => {
  for (const path of hostilePaths) {
    const request = {
      method: 'GET',
      path,
      headers: { cookie: 'theme=__proto__; language=constructor' },
      body: '',
    };
    expectCalm(request, await connection.send(request));
  }
});

for (const [name, bytes] of brokenMessages) {
  test(`a message with ${name} is refused or its connection closed, and nobody else is affected`, async () => {
    const said = await sendBytes(siteOrigin(), bytes);
    for (const [, status] of said.matchAll(/^HTTP\/1\.1 (\d{3})/gm)) {
      expect(Number(status), said.slice(0, 300)).toBeLessThan(500);
      expect(Number(status), said.slice(0, 300)).toBeGreaterThanOrEqual(200);
    }
    expect(withoutHashes(said)).not.toMatch(internals);
    const health = { method: 'GET', path: '/healthz', headers: {}, body: '' };
    expect((await connection.send(health)).status).toBe(200);
  });
}

test('reports with the names of prototypes count nothing and break no command', async () => {
  const report = (name: string) => ({
    kind: 'vital',
    remote: name,
    version: name,
    language: 'fr',
    name,
    value: 1,
  });
  for (const name of prototypeNames) {
    for (const [path, body] of [
      ['/telemetry', [report(name), { ...report(name), remote: 'booking', version: '0'.repeat(12) }]],
      ['/telemetry/csp', { 'csp-report': { 'effective-directive': name } }],
    ] as const) {
      const request = {
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      expectCalm(request, await connection.send(request));
    }
  }
  expect(await release('status')).toMatch(/errors: \d+ in browsers/);
});

test('the operator counts the attempts', async () => {
  const attempt = {
    method: 'POST',
    path: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: operator.LIVREE_OPERATOR_EMAIL, password: 'admin' }),
  };
  const counted = async () => {
    const env = { ...process.env, ...operator, LIVREE_SITE_URL: siteOrigin() };
    const { stdout } = await run(process.execPath, ['tools/dev/src/security.ts'], {
      cwd: workspace,
      env,
    });
    expect(stdout).toMatch(/^role {2}done/m);
    return Number(/^sign_in {2}identity\.invalid_credentials +(\d+) times/m.exec(stdout)?.[1] ?? 0);
  };
  const before = await counted();
  for (let turn = 0; turn < 2; turn += 1) expect((await connection.send(attempt)).status).toBe(401);
  expect(await counted()).toBeGreaterThanOrEqual(before + 2);
});
