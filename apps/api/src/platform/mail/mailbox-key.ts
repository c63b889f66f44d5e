import { BlockList, isIPv6 } from 'node:net';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { isKey } from '../is-key.ts';

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

/** Whether the request has the key in its cookie. */
export const holdsKey = (key: string, { headers }: FastifyRequest): boolean =>
  isKey(key, parseCookie(headers.cookie ?? '')[keyCookie]);
