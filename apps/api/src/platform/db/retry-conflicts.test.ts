import { expect, test } from 'vitest';
import { retryConflicts } from './retry-conflicts.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** A transaction that fails with these codes, one after the other, and then succeeds. */
function plant(...codes: string[]) {
  let attempts = 0;
  const transact = async () => {
    const code = codes[attempts];
    attempts += 1;
    if (code !== undefined) throw failure(code);
    return attempts;
  };
  return { transact, attempts: () => attempts };
}

test('a transaction that conflicted is tried again', async () => {
  expect(await retryConflicts(plant('40P01', '40001').transact)).toBe(3);
});

test.each([
  ['three conflicts', ['40P01', '40P01', '40P01'], 3],
  ['another failure', ['23505'], 1],
])('a transaction is not tried again after %s', async (_name, codes, expected) => {
  const { transact, attempts } = plant(...codes);
  await expect(retryConflicts(transact)).rejects.toMatchObject({ code: codes[0] });
  expect(attempts()).toBe(expected);
});
