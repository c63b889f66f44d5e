import { expect, test } from 'vitest';
import { computeIntegrity, isIntact } from './integrity.ts';

const bytes = Buffer.from('export {};');

test.each(['sha256', 'sha384'])('a file matches its own %s hash, and another file does not', (algorithm) => {
  const integrity = computeIntegrity(bytes, algorithm);
  expect([isIntact(bytes, integrity), isIntact(Buffer.from('alert(1)'), integrity)]).toEqual([true, false]);
});

test.each([computeIntegrity(bytes, 'md5'), 'unknown-abc', ''])(
  'a file of a release never matches the hash "%s"',
  (integrity) => {
    expect(isIntact(bytes, integrity)).toBe(false);
  },
);
