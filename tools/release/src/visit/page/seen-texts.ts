/**
 * The lines that a page shows, and the names that only assistive technology reads. It is sent to the browser as its source.
 */
export function seenTexts(): string[] {
  const named = [...document.querySelectorAll('[aria-label], [alt], [title]')].flatMap((element) =>
    ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [...document.body.innerText.split('\n'), ...named].filter((line) => line !== '');
}
