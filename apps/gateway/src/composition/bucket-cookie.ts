import { randomInt } from 'node:crypto';
import { bucketCount } from '@livree/release/canary';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { AskedWith } from './invitation-cookie.ts';

const name = 'bucket';
const thirtyDays = 30 * 24 * 60 * 60;

/** Which part of the visitors somebody belongs to: a number that is not theirs alone. */
export interface Bucket {
  readonly number: number;
  /** The `Set-Cookie` header that keeps it; undefined if the browser has it. */
  readonly cookie: string | undefined;
}

/** The bucket that a visitor's browser kept; undefined without one. */
export function keptBucket({ headers }: Pick<AskedWith, 'headers'>): number | undefined {
  const kept = parseCookie(headers.cookie ?? '')[name] ?? '';
  return /^\d{1,4}$/.test(kept) ? Number(kept) : undefined;
}

/** The bucket of a visitor, as the browser kept it or drawn now. */
export function readBucket(asked: AskedWith): Bucket {
  const kept = keptBucket(asked);
  if (kept !== undefined) return { number: kept, cookie: undefined };
  const number = randomInt(bucketCount);
  const cookie = stringifySetCookie({
    name,
    value: String(number),
    path: '/',
    maxAge: thirtyDays,
    httpOnly: true,
    sameSite: 'lax',
    secure: asked.protocol.startsWith('https'),
  });
  return { number, cookie };
}
