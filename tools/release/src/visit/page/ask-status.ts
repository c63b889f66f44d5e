import type { Place, Visitor } from '../place.ts';
import type { VisitedSite } from '../site/start-visited-site.ts';

/** The status with which an address of the site answers the visitor of a place. */
export type AskStatus = (url: string, place: Pick<Place, 'visitor'>) => Promise<number>;

/** Asks each address once for each visitor; again where it failed, because a fault has to be seen twice. */
export function createAskStatus({ ask }: Pick<VisitedSite, 'ask'>): AskStatus {
  const asked = new Map<string, Promise<number>>();

  async function askFor(key: string, url: string, visitor: Visitor): Promise<number> {
    const status = await ask(url, visitor, 'HEAD').then(
      (answer) => answer.status,
      () => 504,
    );
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
