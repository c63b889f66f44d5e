import { lookAtFocus } from '../page/look-at-focus.ts';
import type { Finding, Invariant } from './invariant.ts';

/** More presses than there are controls, because a page may show further ones to the keyboard. */
const spare = 20;

/**
 * Notes from now on whatever gets the focus. The footer is reached once Tab has gone on inside it: a page may take the
 * focus back at once. Returns how many controls there are.
 */
function noteFocus(): number {
  let wasInFooter = false;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const root = document.documentElement;
      root.dataset['visitFocused'] =
        `${target.tagName.toLowerCase()} “${target.textContent.trim().slice(0, 30)}”`;
      const isInFooter = target.closest('footer') !== null;
      if (isInFooter && wasInFooter) root.dataset['visitReached'] = 'footer';
      wasInFooter = isInFooter;
    },
    { capture: true },
  );
  window.scrollTo(0, 0);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')
    .length;
}

/** What a visitor sees of the focus is a rule of its own, which is asked on the way. */
function findUnseen(names: readonly string[]): Finding[] {
  if (names.length === 0) return [];
  const what = `nothing shows the focus at ${names.length} controls, first at ${names[0]}`;
  return [{ rule: 'focus', what, key: 'not shown', count: names.length }];
}

const readReached = () => document.documentElement.dataset['visitReached'];
const readLast = () => document.documentElement.dataset['visitFocused'];

/** Tab goes through the page and reaches the footer, which is behind it, and one sees where it is. */
export const keyboard: Invariant = {
  rule: 'keyboard',
  appliesTo: ({ kind, isWhole }) => kind === 'page' && isWhole,
  within: 120_000,
  async check({ page }) {
    const presses = (await page.evaluate(noteFocus)) + spare;
    const unseen = new Set<string>();
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(lookAtFocus);
      if (seen?.isShown === false) unseen.add(seen.name);
      if (press % 10 === 9 && (await page.evaluate(readReached)) !== undefined)
        return findUnseen([...unseen]);
    }
    if ((await page.evaluate(readReached)) !== undefined) return findUnseen([...unseen]);
    const last = await page.evaluate(readLast);
    const what = `after ${presses} presses of Tab the focus is still before the footer, at ${last ?? 'nothing'}`;
    return [{ what, key: 'before the footer', count: 1 }, ...findUnseen([...unseen])];
  },
};
