import { pinCookie } from '@livree/document';
import { listStorage } from '../page/list-storage.ts';
import type { Invariant } from './invariant.ts';

const fits = (key: string, declared: string): boolean =>
  declared.endsWith('*') ? key.startsWith(declared.slice(0, -1)) : key === declared;

/** A remote keeps a visit with its releases through the platform, which writes this for it. */
const byPlatform = `cookie ${pinCookie}`;

/** Only declared keys of the browser's storage are written. */
export const storage: Invariant = {
  rule: 'storage',
  appliesTo: () => true,
  async check({ page, usual, release }) {
    const keys = await page.evaluate(listStorage);
    return keys
      .filter((key) => key !== byPlatform)
      .filter((key) => !usual.storage.includes(key) && !release.storage.some((each) => fits(key, each)))
      .map((key) => `writes ${key}, which no release declares`);
  },
};
