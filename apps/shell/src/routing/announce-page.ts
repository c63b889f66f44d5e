export const announcerId = 'page-announcer';

/**
 * Moves the focus to the new page's heading, or to the element whose id is in the navigation's state (`{ focus: 'id'
 * }`), and announces the page's title once.
 */
export function announcePage(title: string, state?: unknown): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  (elementNamedIn(state) ?? heading)?.focus({ preventScroll: true });
  const announcer = document.getElementById(announcerId);
  if (announcer !== null) announcer.textContent = title;
}

function elementNamedIn(state: unknown): HTMLElement | null {
  if (typeof state !== 'object' || state === null || !('focus' in state)) return null;
  return typeof state.focus === 'string' ? document.getElementById(state.focus) : null;
}
