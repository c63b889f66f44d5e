import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from '../../support/journey.ts';
import { startSite, type RunningSite } from '../../support/site.ts';
import { texts } from '../../support/texts.ts';

test.setTimeout(180_000);
// On a machine that starts a second site, a page may hydrate late and make a request while its gateway is gone.
test.use({
  tolerated: { console: [/503 \(Service Unavailable\)/, /ERR_CONNECTION_REFUSED/, /preloaded using link/] },
});

const account = texts('account', 'fr');

/** The processes that run `script` for the site with this data folder. */
function findProcesses({ data }: RunningSite, script: string): number[] {
  return readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id))
    .filter((id) => {
      try {
        const isOurs = readFileSync(`/proc/${id}/environ`, 'utf8').includes(`LIVREE_DATA=${data}`);
        return isOurs && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(script);
      } catch {
        return false;
      }
    })
    .map(Number);
}

function kill(site: RunningSite, script: string): number {
  const [id] = findProcesses(site, script);
  if (id === undefined) throw new Error(`${script} does not run`);
  process.kill(id, 'SIGKILL');
  return id;
}

const email = (page: Page) => page.getByRole('main').getByRole('textbox', { name: account('fields.email') });

test('during an API crash a visitor can continue to read, loses nothing, and is served again @long', async ({
  page,
}) => {
  const site = await startSite();
  const healthy = () =>
    fetch(`${site.origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await page.goto(`${site.origin}/login`);
  await page.waitForLoadState('networkidle');
  await email(page).fill('claire@example.org');

  const killed = kill(site, 'apps/api/src/main.ts');
  const call = await fetch(`${site.origin}/api/contact`, { headers: { 'accept-language': 'de' } });
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await call.json()).toEqual({
    success: false,
    code: 'unavailable',
    message: expect.stringContaining('Dienst'),
  });
  for (const path of ['/', '/services', '/prices', '/register']) {
    const answer = await fetch(site.origin + path);
    expect([path, answer.status, answer.headers.get('x-livree-render')]).toEqual([path, 200, 'server']);
    expect(await answer.text()).toMatch(/<h1[ >]/);
  }
  await expect(email(page)).toHaveValue('claire@example.org');

  await expect.poll(healthy, { timeout: 60_000 }).toBe(true);
  expect(findProcesses(site, 'apps/api/src/main.ts')).not.toContain(killed);
  expect((await fetch(`${site.origin}/api/contact`)).status).toBe(200);

  kill(site, 'apps/gateway/src/main.ts');
  await expect.poll(healthy, { timeout: 60_000 }).toBe(true);
  await site.stop();
  expect(findProcesses(site, 'main.ts')).toEqual([]);
});
