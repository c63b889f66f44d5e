import { expect, test } from 'vitest';
import { bucketCount, isInShare } from './assign.ts';

const all = Array.from({ length: bucketCount }, (_, bucket) => bucket);
const versions = ['0123456789ab', 'fedcba987654', '4f0c1a2b3c4d', '91ab00000007'];

test('exactly the share of all visitors gets a canary', () => {
  for (const version of versions)
    for (const share of [0.0001, 0.05, 0.25, 0.5])
      expect(all.filter((bucket) => isInShare(bucket, { version, share }))).toHaveLength(share * bucketCount);
});

test('each release chooses its own visitors', () => {
  const [first = '', ...others] = versions;
  const share = 0.25;
  const its = all.filter((bucket) => isInShare(bucket, { version: first, share }));
  for (const version of others) {
    const both = its.filter((bucket) => isInShare(bucket, { version, share })).length;
    expect(both / its.length).toBeGreaterThan(0.15);
    expect(both / its.length).toBeLessThan(0.35);
  }
});
