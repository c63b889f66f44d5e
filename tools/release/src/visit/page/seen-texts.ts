/**
 * The lines that a page shows, and the names that only assistive technology reads. It is sent to the browser as its source.
 */
export function seenTexts(): string[] {
  const named = [...document.querySelectorAll('[aria-label], [alt], [title]')].flatMap((element) =>
    ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [...document.body.innerText.split('\n'), ...named].filter((line) => line !== '');
}

/** What styles draw before and after elements that are shown. It is sent to the browser as its source. */
export function drawnTexts(): string[] {
  const drawn = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => ['::before', '::after'].map((part) => getComputedStyle(element, part).content));
  return drawn.filter((content) => content.startsWith('"'));
}
