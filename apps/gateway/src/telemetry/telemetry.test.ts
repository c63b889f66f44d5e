import { CountsError } from '@livree/server/release-counts';
import { afterEach, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';
import { postReports } from '../testing/post-reports.ts';
import { createCounters } from './counters.ts';
import { handOverCounts } from './hand-over.ts';

let site: PlantedSite;
afterEach(() => site.close());
const { nameRelease, post, postAs, report, visit } = postReports(() => site);

it('failures, measurements and visits are counted by release, a failed visit once', async () => {
  site = await plantSite();
  expect((await post(report())).statusCode).toBe(204);
  await post([report(), report({ cause: 'load' }), report({ kind: 'vital', name: 'LCP', value: 900 })]);
  await post(report({ kind: 'vital', name: 'LCP', value: 1500 }));
  await post(report({ kind: 'vital', name: 'LCP', value: 1800 }));
  expect(site.counters.read()).toContainEqual({
    release: `booking@${site.releases['booking']?.version}`,
    arm: 'live',
    visits: 4,
    failedVisits: 2,
    tallies: { 'browser caught': 2, 'browser load': 1, 'LCP 5': 1, 'LCP 6': 2, 'wait 5': 1, 'wait 6': 2 },
  });
});

it('a slow phone that opens six documents is one slow visit, and six documents of the histogram', async () => {
  site = await plantSite();
  const wait = (value: number) => report({ kind: 'vital', name: 'LCP', value });
  let cookie = await visit();
  for (let opened = 1; opened <= 6; opened += 1) {
    await postAs(cookie, [wait(7000), wait(7000), report({ kind: 'vital', name: 'INP', value: 90 })]);
    const { headers } = await site.app.inject({ url: '/', headers: { cookie } });
    cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  }
  await post(wait(900));
  const counted = site.counters.read().find(({ release }) => release === nameRelease('booking'));
  expect(counted).toMatchObject({ visits: 2 });
  expect(counted?.tallies).toEqual({ 'LCP 10': 6, 'INP 0': 6, 'LCP 5': 1, 'wait 10': 1, 'wait 5': 1 });
});

it('unknown reports are refused, and nothing is counted for releases that never existed', async () => {
  site = await plantSite();
  expect((await post({ ...report(), kind: 'visit' })).statusCode).toBe(400);
  expect((await post(report({ name: 'x'.repeat(5000) }))).statusCode).toBe(400);
  expect((await post(report({ name: 'x'.repeat(50_000) }))).statusCode).toBe(413);
  expect((await post(report({ version: '0123456789ab' }))).statusCode).toBe(204);
  expect(site.counts()).toMatchObject({ errors: {}, unverified: 1 });
});

it('a page and its step count once a visit, and never one of operators or one that is not offered', async () => {
  site = await plantSite();
  const page = (given: Record<string, unknown> = {}) =>
    report({ kind: 'page', name: undefined, page: '/reservation', ...given });
  const first = await visit();
  await postAs(first, [page(), page({ step: 3 }), page(), page({ page: '/made-up' })]);
  const { headers } = await site.app.inject({ url: '/', headers: { cookie: first } });
  const later = String(headers['set-cookie']).split(';')[0] ?? '';
  await postAs(later, [page(), page({ step: 3 }), page({ step: 4 })]);
  await post(page());
  expect((await post(page({ step: 0 }))).statusCode).toBe(400);
  const counted = site.counters.read().find(({ release }) => release === 'site');
  expect(counted?.tallies).toEqual({
    'page /reservation': 2,
    'step /reservation/3': 1,
    'step /reservation/4': 1,
  });
});

it('policy violations are counted by directive', async () => {
  site = await plantSite();
  const breach = {
    'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://evil.test/?secret' },
  };
  expect((await post(breach, '/telemetry/csp', 'application/csp-report')).statusCode).toBe(204);
  expect(site.counts()).toMatchObject({
    policy: { 'script-src-elem': 1 },
  });
});

it('only known names are accepted, so that none reaches a property of Object.prototype', async () => {
  site = await plantSite();
  for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'made-up'])
    expect((await post(report({ kind: 'vital', name, value: 1 }))).statusCode, name).toBe(400);
  for (const directive of ['constructor', '__proto__', 'made-up']) {
    const breach = { 'csp-report': { 'effective-directive': directive, 'violated-directive': directive } };
    await post(breach, '/telemetry/csp', 'application/csp-report');
  }
  const plain: Record<string, unknown> = {};
  expect([plain['count'], plain['total'], plain['largest']]).toEqual([undefined, undefined, undefined]);
  expect(site.counts()).toEqual({ errors: {}, policy: { unknown: 3 }, unverified: 0 });
});

it('counts that the API may have received are sent again with the same name, before newer ones', async () => {
  site = await plantSite();
  const counters = createCounters();
  const booking = { release: nameRelease('booking'), arm: 'live' } as const;
  const sent: { readonly batch: string; readonly errors: number | undefined }[] = [];
  let isAway = true;
  const troubles: unknown[] = [];
  const handOver = handOverCounts(counters, {
    onTrouble: (error) => void troubles.push(error),
    async send({ batch, counts }) {
      sent.push({ batch, errors: counts[0]?.tallies['server'] });
      if (isAway) throw new Error('no answer');
    },
  });
  counters.error(booking);
  await handOver.now();
  counters.error(booking);
  counters.error(booking);
  await handOver.now();
  isAway = false;
  await handOver.stop();
  const [first, again, arrived, newer, ...rest] = sent;
  expect([first?.errors, again?.errors, arrived?.errors, newer?.errors, rest]).toEqual([1, 1, 1, 2, []]);
  expect([again?.batch, arrived?.batch]).toEqual([first?.batch, first?.batch]);
  expect(newer?.batch).not.toBe(first?.batch);
  expect(troubles).toEqual([new Error('no answer')]);
});

it('counts that the API refuses for good stop no others, and each reason is told once', async () => {
  site = await plantSite();
  const counters = createCounters();
  const troubles: string[] = [];
  const sent: (number | undefined)[] = [];
  const answers = [503, 503, 400, 413, 413, 200, 503];
  const handOver = handOverCounts(counters, {
    onTrouble: (error) => void troubles.push(String(error)),
    async send({ counts }) {
      sent.push(counts[0]?.tallies['server']);
      const status = answers.shift() ?? 200;
      if (status !== 200) throw new CountsError(status);
    },
  });
  for (let errors = 1; errors <= 8; errors += 1) {
    for (let error = 0; error < errors; error += 1)
      counters.error({ release: nameRelease('booking'), arm: 'live' });
    await handOver.now();
  }
  await handOver.stop();
  const told = (status: number) => `CountsError: the API answers ${status} about counts`;
  expect(sent).toEqual([1, 1, 1, 2 + 3 + 4, 5, 6, 7, 7, 8]);
  expect(troubles).toEqual([503, 400, 413, 503].map(told));
});

it('the oldest counts are dropped if there are too many releases', async () => {
  site = await plantSite();
  const counters = createCounters();
  for (let count = 0; count < 500; count += 1)
    counters.error({ release: `booking@${count}`, arm: 'live' }, 'load');
  const counted = counters.read().map(({ release }) => release);
  expect([counted.length, counted.includes('booking@499')]).toEqual([200, true]);
});

it('a flood of reports is limited, and no address shows the counts', async () => {
  site = await plantSite({ LIVREE_RATE_LIMIT_SCALE: '0.025' });
  const answers = [];
  for (let count = 0; count < 4; count += 1) answers.push((await post(report())).statusCode);
  expect(answers).toEqual([204, 204, 204, 429]);
  expect((await site.app.inject({ url: '/telemetry/summary' })).headers['content-type']).toContain(
    'text/html',
  );
});

it('failures are counted by cause, and an unknown cause is refused', async () => {
  site = await plantSite();
  await post([report({ cause: 'frozen' }), report({ cause: 'promise' }), report()]);
  await post(report({ cause: 'promise' }));
  expect((await post(report({ cause: '__proto__' }))).statusCode).toBe(400);
  expect(site.counts().errors[`booking@${site.releases['booking']?.version}`]).toEqual({
    browser: 4,
    server: 0,
    causes: { frozen: 1, promise: 2, caught: 1 },
  });
});

it('a violation of the policy counts against the release of its script, or against the owner of the page', async () => {
  site = await plantSite();
  const version = site.releases['booking']?.version ?? '';
  const page = 'https://livree.example/de/vehicles';
  for (const source of [
    `https://livree.example/assets/booking/${version}/page.11aa.js`,
    'https://livree.example/assets/shell/shell.e1.js',
    'https://livree.example/assets/booking/0123456789ab/page.11aa.js',
    'chrome-extension',
    page,
    undefined,
  ]) {
    const breach = { 'effective-directive': 'img-src', 'document-uri': page, 'source-file': source };
    await post({ 'csp-report': breach }, '/telemetry/csp', 'application/csp-report');
  }
  const { errors, policy } = site.counts();
  expect(policy).toEqual({ 'img-src': 6 });
  const times = (count: number) => ({ browser: count, server: 0, causes: { policy: count } });
  expect(errors).toEqual({
    [`booking@${version}`]: times(1),
    [`shell@${site.shell.version}`]: times(1),
    [`marketing@${site.releases['marketing']?.version}`]: times(2),
  });
});

it('reports of the policy arrive at the address that the document names', async () => {
  site = await plantSite();
  const { headers } = await site.app.inject({ url: '/' });
  const [, address = ''] = /report-uri (\S+)/.exec(String(headers['content-security-policy'])) ?? [];
  const breach = { 'csp-report': { 'effective-directive': 'img-src', 'document-uri': 'http://localhost/' } };
  for (let again = 0; again < 3; again += 1) await postAs('', breach, address, 'application/csp-report');
  const { errors, policy } = site.counts();
  expect([policy, errors[`marketing@${site.releases['marketing']?.version}`]]).toEqual([
    { 'img-src': 1 },
    { browser: 1, server: 0, causes: { policy: 1 } },
  ]);
  expect(headers['set-cookie']).toMatch(/^visit=[\w.-]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
});
