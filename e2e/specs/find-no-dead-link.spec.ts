import { languages, type Language } from '@livree/contracts';
import { splitLanguage, withLanguage } from '@livree/i18n/language-address';
import { z } from '@livree/contracts/schema';
import type { Page } from '@playwright/test';
import { jumpIn, outlineOf, type Outline } from '../support/crawl.ts';
import { apiOf, registerCustomer, signIn } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { mailsTo } from '../support/mailbox.ts';
import { siteOrigin } from '../support/site.ts';

test.setTimeout(600_000);

/** Their document holds nothing yet: what they show is for the customer alone. */
const customerPages = ['/profile', '/reservations', '/payments', '/settings'];

const thing = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() });

/** Everything that is wrong with what a site says, address by address. */
class Crawl {
  readonly faults: string[] = [];
  readonly #page: Page;
  readonly #seen = new Map<string, Promise<Outline | undefined>>();
  readonly #queue: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Follows addresses and all that they lead to on this site. */
  async follow(addresses: readonly string[]): Promise<void> {
    this.#queue.push(...addresses);
    for (let address = this.#queue.shift(); address !== undefined; address = this.#queue.shift())
      await this.#read(address);
  }

  /** Asks for the addresses, and those that checked documents lead to, without going further. */
  async ask(addresses: readonly string[]): Promise<void> {
    const wanted = new Set([...addresses, ...this.#queue.splice(0)]);
    for (const address of wanted) await this.#ask(address, 'a link');
  }

  /** Checks what a document of `address` leads to. */
  async check(address: string, outline: Outline): Promise<void> {
    const jump = jumpIn(outline.headings);
    if (jump !== undefined && outline.headings.includes(1))
      this.faults.push(`${address}: headings jump from ${jump}`);
    for (const text of outline.structured)
      if (!z.safeParse(thing, JSON.parse(text)).success) this.faults.push(`${address}: ${text} is no thing`);
    for (const picture of new Set(outline.pictures)) await this.#ask(picture, address);
    for (const link of new Set(outline.links)) await this.#checkLink(link, address);
  }

  async #checkLink(link: string, from: string): Promise<void> {
    const { origin, protocol, hash, pathname } = new URL(link);
    if (origin !== siteOrigin()) {
      if (!/^(?:https|mailto|tel):$/.test(protocol)) this.faults.push(`${from}: leads to ${link}`);
      return;
    }
    const bare = link.replace(/#.*$/, '');
    if (/^\/(?:api|backend|storage|pictures|cards)\//.test(pathname)) return this.#ask(bare, from);
    if (!this.#seen.has(bare)) this.#queue.push(bare);
    if (hash === '') return;
    const target = await this.#read(bare);
    if (target !== undefined && !target.anchors.includes(decodeURIComponent(hash.slice(1))))
      this.faults.push(`${from}: ${link} names an anchor that is not there`);
  }

  #read(address: string): Promise<Outline | undefined> {
    const known = this.#seen.get(address);
    if (known !== undefined) return known;
    const reading = this.#fetch(address);
    this.#seen.set(address, reading);
    return reading;
  }

  async #fetch(address: string): Promise<Outline | undefined> {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    if (!answer.ok) {
      this.faults.push(`${address} answers ${answer.status}`);
      return undefined;
    }
    if (!html.startsWith('<!doctype html>')) return undefined;
    const outline = await outlineOf(this.#page, html, answer.url);
    const { pathname } = splitLanguage(new URL(answer.url).pathname);
    if (!outline.headings.includes(1) && !customerPages.some((path) => pathname.startsWith(path)))
      this.faults.push(`${address} has no heading of the first level`);
    this.#seen.set(address, Promise.resolve(outline));
    await this.check(address, outline);
    return outline;
  }

  async #ask(address: string, from: string): Promise<void> {
    if (address.startsWith('data:') || this.#seen.has(address)) return;
    this.#seen.set(address, Promise.resolve(undefined));
    const { ok, status } = await fetch(address, { headers: { accept: 'image/avif,image/webp,*/*' } });
    if (!ok) this.faults.push(`${from}: ${address} answers ${status}`);
  }
}

const home = (language: Language) => siteOrigin() + withLanguage('/', language);

test('nothing that a visitor can reach is dead, in any language', async ({ page }) => {
  const crawl = new Crawl(page);
  const listed = await (await fetch(`${siteOrigin()}/sitemap.xml`)).text();
  const addresses = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  expect(addresses.length).toBeGreaterThan(60);
  const here = addresses.map((address) => siteOrigin() + new URL(address).pathname);
  await crawl.follow([...languages.map(home), ...here, `${siteOrigin()}/blog/tag/services`]);
  expect(crawl.faults).toEqual([]);
});

test('nothing on a customer’s own pages is dead, in any language', async ({ page, context }) => {
  const blank = await context.newPage();
  const crawl = new Crawl(blank);
  const customer = await registerCustomer('fr');
  await signIn(context, customer);
  for (const language of languages) {
    for (const path of ['/', ...customerPages]) {
      await page.goto(siteOrigin() + withLanguage(path, language));
      await page.waitForFunction(() => performance.getEntriesByName('livree:page-ready').length > 0);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('contentinfo').locator('[aria-busy=true]')).toHaveCount(0);
      const html = `<!doctype html>${await page.locator('html').innerHTML()}`;
      await crawl.check(page.url(), await outlineOf(blank, html, page.url()));
    }
  }
  await crawl.ask([]);
  expect(crawl.faults).toEqual([]);
});

test('no mail leads to nowhere', async ({ page }) => {
  const crawl = new Crawl(page);
  const customer = await registerCustomer('de');
  const { identity, newsletter } = apiOf('de');
  await identity.forgotPassword({ body: { email: customer.email } });
  await newsletter.subscribe({ body: { email: customer.email, website: '' } });
  await expect.poll(async () => (await mailsTo(customer.email)).length).toBeGreaterThanOrEqual(2);
  const mails = await mailsTo(customer.email);
  const links = mails.flatMap(({ text }) => text.match(/https?:\/\/[^\s<>)]+/g) ?? []);
  expect(links.length).toBeGreaterThanOrEqual(2);
  await crawl.ask(links.map((link) => siteOrigin() + new URL(link).pathname + new URL(link).search));
  expect(crawl.faults).toEqual([]);
});
