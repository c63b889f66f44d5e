import type { Invariant } from './invariant.ts';

/** What keeps a visitor from the header, in words. It is sent to the browser as its source. */
function findObstacles(): string[] {
  window.scrollTo(0, 0);
  const header = document.querySelector('body header');
  if (header === null) return ['there is no header'];
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const place = header.getBoundingClientRect();
  if (!isSeen(header) || place.height < 20 || place.width < innerWidth / 2)
    return [`the header is not visible (${Math.round(place.width)} × ${Math.round(place.height)} px)`];
  if (place.top < 0 || place.top > innerHeight / 4)
    return [`the header begins at ${Math.round(place.top)} px`];
  const controls = [...header.querySelectorAll('a[href], button')].filter((element) => {
    const { width, height, left, right } = element.getBoundingClientRect();
    return isSeen(element) && width > 1 && height > 1 && left >= 0 && right <= innerWidth;
  });
  if (controls.length < 2) return [`the header has ${controls.length} controls`];
  return controls.flatMap((control) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    // Between the lines of a link that is broken, what contains it is hit.
    const isAround = header.contains(hit) && hit?.contains(control) === true;
    const isDeaf = getComputedStyle(control).pointerEvents === 'none';
    if (control.contains(hit) || (isAround && !isDeaf)) return [];
    const name = control.textContent.trim() || control.getAttribute('aria-label') || control.tagName;
    const cover = hit === null ? 'nothing' : `<${hit.tagName.toLowerCase()}>`;
    return [`“${name}” of the header cannot be pressed: ${cover} is on top of it`];
  });
}

/** The header stays visible, on top, and can be pressed. */
export const header: Invariant = {
  rule: 'header',
  appliesTo: ({ kind }) => kind === 'page',
  check: ({ page }) => page.evaluate(findObstacles),
};
