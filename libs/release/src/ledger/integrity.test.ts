import { expect, test } from 'vitest';
import { integrityOf, isIntact } from './integrity.ts';

const bytes = Buffer.from('export {};');

test.each(['sha256', 'sha384'])('bytes have their own %s integrity, and no others do', (algorithm) => {
  const integrity = integrityOf(bytes, algorithm);
  expect([isIntact(bytes, integrity), isIntact(Buffer.from('alert(1)'), integrity)]).toEqual([true, false]);
});

test.each([integrityOf(bytes, 'md5'), 'unknown-abc', ''])('%s is no integrity of a release', (integrity) => {
  expect(isIntact(bytes, integrity)).toBe(false);
});
