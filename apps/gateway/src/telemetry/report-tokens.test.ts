import { afterEach, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';
import { postReports } from '../testing/post-reports.ts';

let site: PlantedSite;
afterEach(() => site.close());
const { nameRelease, post, postAs, report, visit } = postReports(() => site);

it('a report about a page of one gateway counts at another that shares its secret', async () => {
  const shared = { LIVREE_GATEWAY_SECRET: 'a secret that gateway and API share' };
  const other = await plantSite(shared);
  site = await plantSite(shared);
  await visit();
  const { headers } = await other.app.inject({ url: '/' });
  await other.close();
  await postAs(String(headers['set-cookie']).split(';')[0] ?? '', report());
  expect(site.counts()).toMatchObject({
    errors: { [nameRelease('booking')]: { browser: 1 } },
    unverified: 0,
  });
});

it('a report without a token of this site counts against no release, and all of them share one count', async () => {
  let later = 0;
  site = await plantSite({}, { time: () => Date.now() + later });
  const version = site.releases['booking']?.version;
  const breach = {
    'csp-report': {
      'effective-directive': 'img-src',
      'document-uri': 'https://livree.example/vehicles',
      'source-file': `https://livree.example/assets/booking/${version}/page.11aa.js`,
    },
  };
  const own = await visit();
  const forged = own.replace(/visit=\w{12}/, 'visit=0123456789ab');
  for (const cookie of ['', 'visit=', 'visit=a.b.c.d', forged, `${own}A`]) {
    await postAs(cookie, report());
    await postAs(cookie, breach, '/telemetry/csp', 'application/csp-report');
  }
  expect(site.counts()).toEqual({ errors: {}, policy: {}, unverified: 10 });
  later = 25 * 3_600_000;
  await postAs(own, report());
  expect(site.counts()).toEqual({ errors: {}, policy: {}, unverified: 11 });
});

it('a document counts once per release and kind, and only for the releases that it was sent with', async () => {
  site = await plantSite();
  const next = await site.publish({ id: 'booking', edition: '2', provides: ['booking/simulator@1'] });
  const cookie = await visit();
  for (let again = 0; again < 100; again += 1) {
    const { statusCode } = await postAs(cookie, [report(), report({ version: next.version })]);
    expect(statusCode).toBe(204);
  }
  await postAs(cookie, [report({ cause: 'frozen' }), report({ remote: 'payments' })]);
  expect(site.counts().errors).toEqual({
    [`booking@${site.releases['booking']?.version}`]: {
      browser: 2,
      server: 0,
      causes: { caught: 1, frozen: 1 },
    },
  });
  expect(site.counts().unverified).toBe(101);
});

it('one address has a limited number of failures counted, however many documents it requests', async () => {
  site = await plantSite();
  for (let count = 0; count < 20; count += 1) await post([report(), report({ cause: 'frozen' })]);
  const { browser } = site.counts().errors[`booking@${site.releases['booking']?.version}`] ?? {};
  expect(browser).toBe(30);
});
