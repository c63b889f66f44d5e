import type { Invariant } from './invariant.ts';

/** What keeps a visitor from a part of the page. It is sent to the browser as its source. */
function findUnreachable(): string[] {
  const { documentElement: root, body } = document;
  const wide = root.scrollWidth - innerWidth;
  const isStuck = [root, body].some((element) => /hidden|clip/.test(getComputedStyle(element).overflowY));
  const below = Math.max(root.scrollHeight, body.scrollHeight) - innerHeight;
  return [
    ...(wide > 1 ? ['the page is wider than the screen'] : []),
    ...(isStuck && below > 1 ? ['the page does not scroll, though it is longer than the screen'] : []),
  ];
}

/** The whole page can be reached by scrolling down, and only down. */
export const scrolling: Invariant = {
  rule: 'scrolling',
  appliesTo: ({ kind }) => kind === 'page',
  check: ({ page }) => page.evaluate(findUnreachable),
};
