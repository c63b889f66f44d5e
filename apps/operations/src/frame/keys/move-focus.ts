/** What `j` and `k` walk along. */
export const rows = 'tbody tr, [data-row]';

const enabled = 'a[href], button:not([disabled]), summary';
/** What is not folded away. */
const isShown = (element: Element): boolean =>
  element.closest('details:not([open]) > :not(summary)') === null;

/** What can have the focus in a part of the page, in its order. */
export const listTargets = (part: Element | undefined): HTMLElement[] =>
  [
    ...(part?.querySelectorAll<HTMLElement>(
      `${enabled}, input:not([disabled]), select:not([disabled]), textarea:not([disabled])`,
    ) ?? []),
  ].filter(isShown);

/** Where the focus goes in a row: to its heading if that can have it, otherwise to its first link or button. */
export function findTarget(row: Element | undefined): HTMLElement | undefined {
  const heading = row?.querySelector<HTMLElement>('h2[tabindex]');
  return heading ?? [...(row?.querySelectorAll<HTMLElement>(enabled) ?? [])].find(isShown);
}

/** Moves the focus to the row after the one that has it, or before it; without one, to the first. */
export function focusRow(step: 1 | -1): void {
  const all = [...document.querySelectorAll(rows)].filter((row) => findTarget(row));
  const current = all.findIndex((row) => row.contains(document.activeElement));
  findTarget(all[current < 0 ? 0 : current + step])?.focus();
}

/** @returns whether the page has a search, which has the focus now */
export function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('input[type=search]');
  search?.focus();
  search?.select();
  return search !== null;
}
