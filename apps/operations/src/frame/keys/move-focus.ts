const rows = 'tbody tr, [data-row]';
const focusable = 'a[href], button:not([disabled])';

const findTarget = (row: Element | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>(focusable);

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
