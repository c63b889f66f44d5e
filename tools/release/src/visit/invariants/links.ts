import { apiBase } from '@livree/contracts';
import type { Invariant } from './invariant.ts';

/** The links of a page to its own site, each address once and without fragment. It is sent to the browser as its source. */
function listLinks(): { text: string; path: string; url: string }[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ origin }) => origin === location.origin)
    .map((link) => ({
      text: (link.ariaLabel ?? link.textContent).trim(),
      path: link.pathname,
      url: link.origin + link.pathname + link.search,
    }));
  return [...new Map(links.map((link) => [link.url, link])).values()];
}

/** No link leads to a page of the site that does not exist. What the API answers depends on more than an address. */
export const links: Invariant = {
  rule: 'links',
  appliesTo: ({ kind, isWhole }) => kind === 'page' && isWhole,
  within: 60_000,
  async check({ page, place, askStatus }) {
    const found = (await page.evaluate(listLinks)).filter(({ path }) => !path.startsWith(`${apiBase}/`));
    const asked = found.map(async (link) => ({ ...link, status: await askStatus(link.url, place) }));
    return (await Promise.all(asked))
      .filter(({ status }) => status >= 400)
      .map(
        ({ text, path, status }) =>
          `the link “${text.slice(0, 40)}” leads to ${path}, which answers ${status}`,
      )
      .slice(0, 3);
  },
};
