import type { Place } from '../place.ts';
import type { VisitedSite } from './start-visited-site.ts';

/** Digests and sizes of files, versions, also in names, and numbers used once, which differ though a page is the same. */
const passing = /sha\d+-[\w+/=]+|\bnonce="[^"]*"|\b[0-9a-f]{12,}\b|\.[0-9a-f]{8}\.|"bytes":\d+/g;

/** What the server answers at the address of a page, without what differs from release to release or from one visited site to the next. */
export async function readDocument({ ask }: Pick<VisitedSite, 'ask'>, page: Place): Promise<string> {
  const answer = await ask(page.url, page.visitor);
  const text = (await answer.text()).replaceAll(new URL(page.url).origin, '');
  return `${answer.status} ${text.replaceAll(passing, '')}`;
}
