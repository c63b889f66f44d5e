import { expect, test } from 'vitest';
import { isSignedWebhook, signWebhook } from './webhook-signature.ts';

const now = new Date('2026-06-02T08:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  ['fresh', '{"a":1}', minutesAgo(0), true],
  ['five minutes old', '{"a":1}', minutesAgo(5), true],
  ['older', '{"a":1}', minutesAgo(5.1), false],
  ['from the future', '{"a":1}', minutesAgo(-6), false],
  ['altered', '{"a":2}', minutesAgo(0), false],
])('a %s body', (_name, received, signedAt, isGood) => {
  const header = signWebhook('secret', '{"a":1}', signedAt);
  expect(isSignedWebhook('secret', received, header, now)).toBe(isGood);
});
