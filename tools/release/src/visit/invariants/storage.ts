import { pinCookie } from '@livree/document';
import { listStorage } from '../page/list-storage.ts';
import { refused } from '../page/open-browser.ts';
import type { Invariant } from './invariant.ts';

const fits = (key: string, declared: string): boolean =>
  declared.endsWith('*') ? key.startsWith(declared.slice(0, -1)) : key === declared;

/**
 * What the shell writes for a remote: that a visit keeps its releases, when the session ends, with each answer of the API, and
 * how far a page was scrolled, when its document is left.
 */
const byShell: ReadonlySet<string> = new Set([
  `cookie ${pinCookie}`,
  'localStorage session-ends',
  'sessionStorage react-router-scroll-positions',
]);

/** Keys that hold another answer to the question about cookies than the visitor's. It is sent to the browser as its source. */
const findAnswered = (given: Readonly<Record<string, string>>): string[] =>
  Object.keys(given).filter((key) => localStorage.getItem(key) !== given[key]);

/** Only declared keys of the browser's storage are written, and what the visitor has allowed stays as it was. */
export const storage: Invariant = {
  rule: 'storage',
  appliesTo: () => true,
  async check({ page, usual, release }) {
    const keys = await page.evaluate(listStorage);
    const answered = await page.evaluate(findAnswered, refused);
    const undeclared = keys
      .filter((key) => !byShell.has(key))
      .filter((key) => !usual.storage.includes(key) && !release.storage.some((each) => fits(key, each)))
      .map((key) => `writes ${key}, which no release declares`);
    return [...undeclared, ...answered.map((key) => `changes what the visitor has allowed, in ${key}`)];
  },
};
