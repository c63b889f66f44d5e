/** Something on a page, as a visitor knows it: by its role and name. */
export interface Place {
  readonly role: string;
  /** The whole name; an ellipsis stands for anything. Case does not matter. */
  readonly name: string;
  /** The title of the frame that it is in. */
  readonly frame?: string;
  /** Which of several, from the first; -1 is the last. */
  readonly nth?: number;
  /** What it is in. */
  readonly within?: Place;
}

interface Queries {
  queryAllByRole(
    root: HTMLElement,
    role: string,
    options: { name: (name: string) => boolean },
  ): readonly HTMLElement[];
}

/**
 * Finds a place in the page, in sight; it is sent to the browser as its source.
 * @param queries the library that reads roles and names
 */
export function findPlace(queries: Queries, { role, name, nth = 0, within }: Place): HTMLElement | null {
  const root = within === undefined ? document.body : findPlace(queries, within);
  if (root === null) return null;
  const parts = name.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(`^${parts.join('.*')}$`, 'is');
  const matches = (given: string) => pattern.test(given.trim());
  const found = queries
    .queryAllByRole(root, role, { name: matches })
    .filter((element) => element.getClientRects().length > 0);
  const element = found.at(nth) ?? null;
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  // Not more than it takes: an open list closes when its page moves. A bar may lie over the lowest part.
  if (top < 0 || bottom > innerHeight - 120)
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}
