import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

export const keyCookie = 'mailbox-key';

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8);
thisMachine.addAddress('::1', 'ipv6');
thisMachine.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** Whether a request was made on this machine, as far as the gateway and proxies reveal. */
export function isFromThisMachine({ ip, headers }: FastifyRequest): boolean {
  // The gateway writes `forwarded` if a proxy before it named another address.
  return headers.forwarded === undefined && thisMachine.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a given text is the key, compared in constant time. */
export const isKey = (key: string, given: unknown): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(key), digest(given));

/** Whether the request has the key in its cookie. */
export const holdsKey = (key: string, { headers }: FastifyRequest): boolean =>
  isKey(key, parseCookie(headers.cookie ?? '')[keyCookie]);
