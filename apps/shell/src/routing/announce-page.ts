export const announcerId = 'page-announcer';

/** Moves the focus to the new page's heading and says its title once. */
export function announcePage(title: string): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  const announcer = document.getElementById(announcerId);
  if (announcer !== null) announcer.textContent = title;
}
