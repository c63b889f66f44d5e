import { languages, type Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import { parseOutline } from '../support/crawl.ts';
import { connectApi, registerCustomer, signIn } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { mailsTo } from '../support/mailbox.ts';
import { Crawl, customerPages } from '../support/site-crawl.ts';
import { siteOrigin } from '../support/site.ts';

test.setTimeout(180_000);

const home = (language: Language) => siteOrigin() + withLanguage('/', language);

test('a visitor finds no dead link, in any language', async () => {
  const crawl = new Crawl();
  const listed = await (await fetch(`${siteOrigin()}/sitemap.xml`)).text();
  const addresses = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  expect(addresses.length).toBeGreaterThan(60);
  const here = addresses.map((address) => siteOrigin() + new URL(address).pathname);
  await crawl.follow([...languages.map(home), ...here, `${siteOrigin()}/blog/tag/services`]);
  expect(crawl.faults).toEqual([]);
});

test('a customer’s own pages have no dead link, in any language @long', async ({ page, context }) => {
  const crawl = new Crawl();
  const customer = await registerCustomer('fr');
  await signIn(context, customer);
  for (const language of languages) {
    for (const path of ['/', ...customerPages]) {
      await page.goto(siteOrigin() + withLanguage(path, language));
      await page.waitForFunction(() => performance.getEntriesByName('livree:page-ready').length > 0);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('contentinfo').locator('[aria-busy=true]')).toHaveCount(0);
      const html = `<!doctype html>${await page.locator('html').innerHTML()}`;
      await crawl.check(page.url(), parseOutline(html, page.url()));
    }
  }
  await crawl.ask([]);
  expect(crawl.faults).toEqual([]);
});

test('no mail contains a dead link', async () => {
  const crawl = new Crawl();
  const customer = await registerCustomer('de');
  const { identity, newsletter } = connectApi('de');
  await identity.forgotPassword({ body: { email: customer.email } });
  await newsletter.subscribe({ body: { email: customer.email, website: '' } });
  await expect.poll(async () => (await mailsTo(customer.email)).length).toBeGreaterThanOrEqual(2);
  const mails = await mailsTo(customer.email);
  const links = mails.flatMap(({ text }) => text.match(/https?:\/\/[^\s<>)]+/g) ?? []);
  expect(links.length).toBeGreaterThanOrEqual(2);
  await crawl.ask(links.map((link) => siteOrigin() + new URL(link).pathname + new URL(link).search));
  expect(crawl.faults).toEqual([]);
});
