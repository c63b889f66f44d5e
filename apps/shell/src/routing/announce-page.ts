export const announcerId = 'page-announcer';

/**
 * Moves the focus to the new page's heading, or to the element whose id is in the navigation's state (`{ focus: 'id'
 * }`), and announces the page's title once.
 */
export function announcePage(title: string, state?: unknown): void {
  const named = elementNamedIn(state);
  if (named === null) focusHeading();
  else named.focus({ preventScroll: true });
  const announcer = document.getElementById(announcerId);
  if (announcer !== null) announcer.textContent = title;
}

/** Moves the focus to the page's heading. @returns whether the page has one */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  return heading !== null;
}

function elementNamedIn(state: unknown): HTMLElement | null {
  if (typeof state !== 'object' || state === null || !('focus' in state)) return null;
  return typeof state.focus === 'string' ? document.getElementById(state.focus) : null;
}
