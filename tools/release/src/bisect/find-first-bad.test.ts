import { expect, it } from 'vitest';
import { findFirstBad } from './find-first-bad.ts';

it('names the first bad step of any number of steps, in as few questions as halving needs', async () => {
  for (let count = 1; count <= 80; count += 1)
    for (let first = 0; first < count; first += 1) {
      let asked = 0;
      const found = await findFirstBad(count, async (step) => {
        asked += 1;
        return step >= first;
      });
      expect(found).toBe(first);
      expect(asked).toBeLessThanOrEqual(Math.floor(Math.log2(count)) + 1);
    }
});

it('names none where the last step is good', async () => {
  for (const count of [0, 1, 2, 7, 80]) expect(await findFirstBad(count, async () => false)).toBeUndefined();
});
