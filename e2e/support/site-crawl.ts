import { setTimeout } from 'node:timers/promises';
import { splitLanguage, withLanguage } from '@livree/i18n/language-address';
import { jumpIn, parseOutline, type Outline } from './crawl.ts';
import { siteOrigin } from './site.ts';
import { faultIn } from './structured-data.ts';

/** Their server HTML is empty, because their content is only for the customer. */
export const customerPages = ['/profile', '/reservations', '/payments', '/settings'];

/** Concurrent requests: enough for two processors. */
const atOnce = 2;

/** A late server renders only a page's skeleton; the next answer contains its data. */
const readings = 3;
const pauseMs = 1000;

/** The characters that a search engine shows: Google cuts titles near 600 px and descriptions near 960 px. */
const longest = { title: 75, description: 165 };

const isCustomers = (address: string): boolean =>
  customerPages.some((path) => splitLanguage(new URL(address).pathname).pathname.startsWith(path));

const isDocument = (html: string): boolean => html.startsWith('<!doctype html>');

/** All errors of a site's documents, by address. Documents are read over plain HTTP. */
export class Crawl {
  readonly faults: string[] = [];
  readonly #read = new Map<string, Promise<Outline | undefined>>();
  readonly #asked = new Set<string>();
  readonly #said = new Map<string, string>();
  readonly #anchors: { readonly from: string; readonly to: string; readonly anchor: string }[] = [];
  #links = new Set<string>();

  /**
   * Reads addresses and everything on this site that they link to; addresses that only another language links to are
   * read in French.
   */
  async follow(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) this.#links.add(address);
    while (this.#links.size > 0) {
      const wave = [...this.#links];
      this.#links = new Set();
      await inTurns(wave, (address) => this.#document(address));
    }
    for (const { from, to, anchor } of this.#anchors) {
      const target = await this.#document(to);
      if (target !== undefined && !target.anchors.includes(anchor))
        this.faults.push(`${from}: ${to} has no anchor ${anchor}`);
    }
  }

  /** Requests the addresses and the links of checked documents, without following further. */
  async ask(addresses: readonly string[]): Promise<void> {
    await inTurns([...addresses, ...this.#links], (address) => this.#ask(address, 'a link', 'GET'));
    this.#links = new Set();
  }

  /** Checks the links of a document at `address`. */
  async check(address: string, outline: Outline): Promise<void> {
    const jump = jumpIn(outline.headings);
    if (jump !== undefined && outline.headings.includes(1))
      this.faults.push(`${address}: headings jump from ${jump}`);
    for (const text of outline.structured) {
      const fault = faultIn(text);
      if (fault !== undefined) this.faults.push(`${address}: ${fault} in ${text}`);
    }
    for (const link of outline.links) await this.#follow(link, address);
    for (const picture of outline.pictures) await this.#ask(picture, address, 'HEAD');
  }

  async #follow(link: string, from: string): Promise<void> {
    const { origin, protocol, hash, pathname } = new URL(link);
    if (origin !== siteOrigin()) {
      if (!/^(?:https|mailto|tel):$/.test(protocol)) this.faults.push(`${from}: leads to ${link}`);
      return;
    }
    const bare = link.replace(/\??(?:#.*)?$/, '');
    if (/^\/(?:api|backend|storage|pictures|cards)\//.test(pathname)) return this.#ask(bare, from, 'GET');
    const to = this.#read.has(bare) ? bare : inFrench(bare);
    if (!this.#read.has(to)) this.#links.add(to);
    if (hash !== '') this.#anchors.push({ from, to, anchor: decodeURIComponent(hash.slice(1)) });
  }

  #document(address: string): Promise<Outline | undefined> {
    const known = this.#read.get(address);
    if (known !== undefined) return known;
    const reading = this.#fetch(address);
    this.#read.set(address, reading);
    return reading;
  }

  async #fetch(address: string): Promise<Outline | undefined> {
    let outline: Outline | undefined;
    for (let reading = 0; reading < readings && !outline?.headings.includes(1); reading += 1) {
      if (reading > 0) await setTimeout(pauseMs);
      const answer = await fetch(address, { headers: { accept: 'text/html' } });
      const html = await answer.text();
      if (!answer.ok) this.faults.push(`${address} answers ${answer.status}`);
      if (!answer.ok || !isDocument(html)) return undefined;
      outline = parseOutline(html, answer.url);
      if (isCustomers(answer.url)) break;
    }
    if (outline === undefined) return undefined;
    if (!outline.headings.includes(1) && !isCustomers(address))
      this.faults.push(`${address} has no heading of the first level`);
    this.#compare(address, outline);
    await this.check(address, outline);
    return outline;
  }

  /** An indexable page needs a short, unique title and description; the further pages of a list have their own. */
  #compare(address: string, { title, description, canonical }: Outline): void {
    if (canonical === undefined || getPath(canonical) !== getPath(address)) return;
    if (new URL(address).search !== '') return;
    const { language } = splitLanguage(new URL(address).pathname);
    for (const [what, text] of Object.entries({ title, description })) {
      const said = `${language} ${what} ${text}`;
      const other = this.#said.get(said);
      if (other !== undefined) this.faults.push(`${address} has the ${what} of ${other}: ${text}`);
      this.#said.set(said, address);
      const most = what === 'title' ? longest.title : longest.description;
      if (text.length > most || text.length < 5)
        this.faults.push(`${address} has a ${what} of ${text.length} characters: ${text}`);
    }
  }

  async #ask(address: string, from: string, method: 'GET' | 'HEAD'): Promise<void> {
    if (address.startsWith('data:') || this.#asked.has(address)) return;
    this.#asked.add(address);
    const answer = await fetch(address, { method, headers: { accept: 'image/avif,image/webp,*/*' } });
    await answer.body?.cancel();
    if (!answer.ok) this.faults.push(`${from}: ${address} answers ${answer.status}`);
  }
}

const getPath = (address: string): string => {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
};

function inFrench(address: string): string {
  const url = new URL(address);
  url.pathname = withLanguage(splitLanguage(url.pathname).pathname, 'fr');
  return url.href;
}

async function inTurns(
  addresses: readonly string[],
  run: (address: string) => Promise<unknown>,
): Promise<void> {
  const waiting = [...addresses];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
