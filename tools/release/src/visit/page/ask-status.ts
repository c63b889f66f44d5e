import type { Place, Visitor } from '../place.ts';
import type { VisitedSite } from '../site/start-visited-site.ts';

/** The status with which an address of the site answers the visitor of a place. */
export type AskStatus = (url: string, place: Pick<Place, 'visitor'>) => Promise<number>;

/** Asks each address once for each visitor. */
export function createAskStatus({ ask }: Pick<VisitedSite, 'ask'>): AskStatus {
  const asked = new Map<string, Promise<number>>();
  const askFor = async (url: string, visitor: Visitor) => (await ask(url, visitor, 'HEAD')).status;

  return (url, { visitor }) => {
    const key = `${visitor} ${url}`;
    const status = asked.get(key) ?? askFor(url, visitor);
    asked.set(key, status);
    return status;
  };
}
