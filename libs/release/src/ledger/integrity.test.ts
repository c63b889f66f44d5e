import { expect, test } from 'vitest';
import { computeIntegrity, isIntact } from './integrity.ts';

const bytes = Buffer.from('export {};');

test.each(['sha256', 'sha384'])('bytes have their own %s integrity, and no others do', (algorithm) => {
  const integrity = computeIntegrity(bytes, algorithm);
  expect([isIntact(bytes, integrity), isIntact(Buffer.from('alert(1)'), integrity)]).toEqual([true, false]);
});

test.each([computeIntegrity(bytes, 'md5'), 'unknown-abc', ''])(
  '%s is no integrity of a release',
  (integrity) => {
    expect(isIntact(bytes, integrity)).toBe(false);
  },
);
