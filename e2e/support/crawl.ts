import type { Page } from '@playwright/test';

/** What a document leads to and is made of. */
export interface Outline {
  readonly links: readonly string[];
  readonly pictures: readonly string[];
  readonly anchors: readonly string[];
  /** The levels of its headings, in their order. */
  readonly headings: readonly number[];
  readonly structured: readonly string[];
}

/** Takes a document apart in the browser; the text becomes no page. */
export function outlineOf(page: Page, html: string, address: string): Promise<Outline> {
  return page.evaluate(
    ([text, base]) => {
      const document = new DOMParser().parseFromString(text, 'text/html');
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const values = (selector: string, name: string) =>
        all(selector).map((element) => new URL(element.getAttribute(name) ?? '', base).href);
      const inSets = all('[srcset]').flatMap((element) =>
        (element.getAttribute('srcset') ?? '')
          .split(',')
          .map((part) => new URL(part.trim().split(' ')[0] ?? '', base).href),
      );
      return {
        links: values('a[href]', 'href'),
        pictures: [
          ...values('img[src]', 'src'),
          ...values('meta[property="og:image"]', 'content'),
          ...inSets,
        ],
        anchors: all('[id]').map(({ id }) => id),
        headings: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1])),
        structured: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
      };
    },
    [html, address] as const,
  );
}

/** Where the order of headings jumps, such as from 2 to 4. */
export function jumpIn(headings: readonly number[]): string | undefined {
  const at = headings.findIndex((level, index) => level > (headings[index - 1] ?? 0) + 1);
  return at < 0 ? undefined : `${headings[at - 1] ?? 'none'} to ${headings[at]}`;
}
