import { setTimeout as pause } from 'node:timers/promises';
import type { Place, Visitor } from '../place.ts';
import type { VisitedSite } from '../site/start-visited-site.ts';

/** The status with which an address of the site answers the visitor of a place. */
export type AskStatus = (url: string, place: Pick<Place, 'visitor'>) => Promise<number>;

/** How often an answer of the shell alone is asked for again, and the milliseconds before each time. */
const furtherAsks = 2;
const askAgainAfter = 500;

/** Whether the server had no time for the page, or leaves it to the browser: then its status says nothing of the page. */
const isOfShellAlone = ({ headers, ok }: Response): boolean =>
  ok && headers.get('x-livree-render') === 'shell';

/** Asks each address once for each visitor; again where it failed, because a fault has to be seen twice. */
export function createAskStatus({ ask }: Pick<VisitedSite, 'ask'>): AskStatus {
  const asked = new Map<string, Promise<number>>();

  async function askPage(url: string, visitor: Visitor): Promise<number> {
    for (let further = 0; ; further += 1) {
      const answer = await ask(url, visitor, 'HEAD');
      if (further === furtherAsks || !isOfShellAlone(answer)) return answer.status;
      await pause(askAgainAfter);
    }
  }

  async function askFor(key: string, url: string, visitor: Visitor): Promise<number> {
    const status = await askPage(url, visitor).catch(() => 504);
    if (status >= 400) asked.delete(key);
    return status;
  }

  return (url, { visitor }) => {
    const key = `${visitor} ${url}`;
    const status = asked.get(key) ?? askFor(key, url, visitor);
    asked.set(key, status);
    return status;
  };
}
