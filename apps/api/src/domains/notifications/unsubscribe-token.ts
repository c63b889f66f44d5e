import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from '@livree/contracts/schema';
import { type Topic, topics } from './recipients.ts';

/** The customer and the topic that a link in a mail stops. */
export interface Stop {
  readonly userId: number;
  readonly topic: Topic;
}

const sign = ({ userId, topic }: Stop, secret: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${userId} ${topic}`).digest('base64url');

/** A token for one customer and one topic that never expires. @param secret the site's own */
export const unsubscribeToken = (stop: Stop, secret: string): string =>
  `${stop.userId}-${stop.topic}-${sign(stop, secret)}`;

/** @returns undefined if the token is not ours */
export function readUnsubscribeToken(token: string, secret: string): Stop | undefined {
  const [, id, topic, signature = ''] = /^(\d{1,9})-([a-z]{1,20})-([\w-]{43})$/.exec(token) ?? [];
  const known = z.safeParse(z.enum(topics), topic);
  if (!known.success) return undefined;
  const stop = { userId: Number(id), topic: known.data };
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(stop, secret)));
  return isOurs ? stop : undefined;
}
