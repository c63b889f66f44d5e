import { apiBases } from '@livree/contracts';
import { splitLanguage } from '@livree/i18n/language-address';
import { routeOwner } from '@livree/release';
import type { Place, Visitor } from '../place.ts';
import type { VisitedRelease } from '../visited-release.ts';
import type { Invariant } from './invariant.ts';

/** The links of a page to its own site, each address once and without fragment. It is sent to the browser as its source. */
function listLinks(): { text: string; path: string; url: string }[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ origin, protocol }) => origin === location.origin && protocol !== 'blob:')
    .map((link) => ({
      text: (link.ariaLabel ?? link.textContent).trim(),
      path: link.pathname,
      url: link.origin + link.pathname + link.search,
    }));
  return [...new Map(links.map((link) => [link.url, link])).values()];
}

/** The server answers operators with the shell alone where no remote has a page; nobody gets files there, or no page. */
const askerOf = (path: string, { visitor }: Place, { remotes }: VisitedRelease): Visitor =>
  routeOwner(remotes, splitLanguage(path).pathname) === undefined ? 'nobody' : visitor;

const isOfApi = (path: string): boolean => apiBases.some((base) => path.startsWith(`${base}/`));

/** No link leads to a page of the site that does not exist. What the API answers depends on more than an address. */
export const links: Invariant = {
  rule: 'links',
  appliesTo: ({ kind, isWhole }) => kind === 'page' && isWhole,
  within: 60_000,
  async check({ page, place, release, askStatus }) {
    const found = (await page.evaluate(listLinks)).filter(({ path }) => !isOfApi(path));
    const asked = found.map(async (link) => {
      const status = await askStatus(link.url, { visitor: askerOf(link.path, place, release) });
      return { ...link, status };
    });
    return (await Promise.all(asked))
      .filter(({ status }) => status >= 400)
      .map(
        ({ text, path, status }) =>
          `the link “${text.slice(0, 40)}” leads to ${path}, which answers ${status}`,
      );
  },
};
