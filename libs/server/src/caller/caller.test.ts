import { expect, it } from 'vitest';
import { readCaller, signCaller } from './index.ts';

const [old, current] = ['the old secret', 'the current secret'];
const now = Date.UTC(2026, 5, 2, 8);
const visitor = '2001:db8::7';
const signed = signCaller(current, visitor, now);

it('either of two secrets proves who calls', () => {
  for (const secret of [old, current])
    expect(readCaller([current, old], signCaller(secret, visitor, now), now)).toBe(visitor);
});

it.each([
  ['another secret', signCaller('a guess', visitor, now)],
  ['another address', signed.replace('::7', '::8')],
  ['another time', signed.replace(String(now), String(now + 1))],
  ['no signature', signed.slice(0, signed.lastIndexOf(';') + 1)],
  ['a signature of more than a minute ago', signCaller(current, visitor, now - 60_001)],
  ['a signature of a minute ahead', signCaller(current, visitor, now + 60_001)],
  ['nothing', ''],
])('%s proves nothing', (_what, header) => {
  expect(readCaller([current, old], header, now)).toBeUndefined();
});
