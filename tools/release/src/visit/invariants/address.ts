import type { Invariant } from './invariant.ts';

/** Where the page is now, and how many entries of the history its document has. It is sent to the browser as its source. */
const readAddress = () => ({
  path: location.pathname,
  entries: window.navigation.entries().filter(({ sameDocument }) => sameDocument).length,
});

/** A page stays where the visitor has opened it, and one step back leaves it. */
export const address: Invariant = {
  rule: 'address',
  appliesTo: ({ kind }) => kind === 'page',
  async check({ page, place }) {
    const { path, entries } = await page.evaluate(readAddress);
    if (path !== new URL(place.url).pathname) return [`the page leaves by itself for ${path}`];
    return entries > 1
      ? [`the way back leads to the same page: it has ${entries} entries in the history`]
      : [];
  },
};
