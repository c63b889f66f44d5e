import { expect } from 'playwright/test';

/** Waits until a site gives these versions to everybody: what was promoted has to be loaded first (decision 0127). */
export const untilShown = (origin: string, versions: readonly string[]): Promise<void> =>
  expect
    .poll(
      async () => {
        const page = await (await fetch(origin)).text();
        return versions.filter((version) => !page.includes(`":"${version}"`));
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
