import dns, { type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { ReadBuild } from '@livree/release/ledger';

/** What the build of a developer may cost; times are in milliseconds. */
export interface GuestLimits {
  /** For all files of a build. */
  readonly time: number;
  readonly bytes: number;
  /** How many files are read at a time. */
  readonly connections: number;
}

export const guestLimits: GuestLimits = { time: 10_000, bytes: 16 * 1024 * 1024, connections: 6 };

/** Addresses of this machine, of private networks and of no machine. */
const inside = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, prefix, 'ipv6');

export const isInside = (address: string): boolean =>
  inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Finds all addresses of a name. */
export type FindAddresses = (
  name: string,
  done: (error: Error | null, found?: readonly LookupAddress[]) => void,
) => void;

const findAddresses: FindAddresses = (name, done) => dns.lookup(name, { all: true }, done);

/** Refuses a name that leads inside: whoever owns it may change its addresses at any time. */
const outsideOnly =
  (find: FindAddresses): LookupFunction =>
  (name, { all }, done) =>
    find(name, (error, found = []) => {
      const [first] = found;
      if (error !== null) done(error, '');
      else if (first === undefined || found.some(({ address }) => isInside(address)))
        done(new Error(`${name} leads to no address outside`), '');
      else if (all) done(null, [...found]);
      else done(null, first.address, first.family);
    });

/** An operator who names this machine, or an address, means it. */
function isNamedInside(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare.endsWith('.localhost') || isIP(bare) !== 0;
}

/**
 * Reads the files of a build at an allow-listed origin, which may have turned hostile. Redirects, other statuses and
 * what exceeds the limits count as missing.
 */
export function readGuest(origin: string, limits = guestLimits, find = findAddresses): ReadBuild {
  const { protocol, hostname } = new URL(origin);
  const { request, Agent } = protocol === 'https:' ? https : http;
  const agent = new Agent({ maxSockets: limits.connections });
  const signal = AbortSignal.timeout(limits.time);
  const lookup = isNamedInside(hostname) ? undefined : outsideOnly(find);
  let left = limits.bytes;

  const ask = (path: string): Promise<http.IncomingMessage> =>
    new Promise((resolve, reject) => {
      request(new URL(`/${path}`, origin), { agent, signal, ...(lookup && { lookup }) })
        .once('response', resolve)
        .once('error', reject)
        .end();
    });

  async function read(path: string): Promise<Uint8Array | undefined> {
    const answer = await ask(path);
    const chunks: Buffer[] = [];
    try {
      if (answer.statusCode !== 200) return undefined;
      for await (const chunk of answer) {
        const bytes = Buffer.from(chunk);
        left -= bytes.length;
        if (left < 0) return undefined;
        chunks.push(bytes);
      }
      return Buffer.concat(chunks);
    } finally {
      answer.destroy();
    }
  }

  return (path) => (left < 0 ? Promise.resolve(undefined) : read(path).catch(() => undefined));
}
