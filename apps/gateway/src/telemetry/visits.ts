import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Composition } from '@livree/release';
import type { Signer } from '@livree/release/ledger';
import { LRUCache } from 'lru-cache';

/** Seconds for which a document may report: as long as a visit may go on with the releases that it began with. */
export const visitSeconds = 24 * 60 * 60;

/** How many compositions are remembered, and how many visits with what they have reported. */
const keptCompositions = 50;
const keptVisits = 20_000;

/** The visit of one document. */
export interface Visit {
  readonly composition: Composition;
  /** Whether this is the first report of this kind about this release. */
  isFirst(release: string, kind: string): boolean;
}

/** Documents get a token when they are sent, so that only they are heard about the releases that they were sent with. */
export interface Visits {
  /** A new token for a document of this composition. */
  begin(composition: Composition): string;
  /** The visit of a token; undefined if this site did not write it, or too long ago. */
  of(token: string | undefined): Visit | undefined;
}

const purpose = 'the tokens of visits';

/**
 * The secret of the tokens, which all gateways of a site make from the secret that they share. Without one there is one
 * gateway, and its release key makes it.
 */
export const visitSecret = ([shared]: readonly string[], signer: Signer): string =>
  shared === undefined
    ? signer.sign(purpose)
    : createHmac('sha256', shared).update(purpose).digest('base64url');

/** @param time milliseconds since 1970 */
export function createVisits(secret: string, time: () => number): Visits {
  const compositions = new LRUCache<string, Composition>({ max: keptCompositions });
  const reported = new LRUCache<string, Set<string>>({ max: keptVisits });

  const sealText = (text: string): Buffer =>
    createHmac('sha256', secret).update(text).digest().subarray(0, 16);

  function isFirst(id: string, report: string): boolean {
    const known = reported.get(id) ?? new Set();
    reported.set(id, known);
    if (known.has(report)) return false;
    known.add(report);
    return true;
  }

  return {
    begin(composition) {
      compositions.set(composition.id, composition);
      const ends = Math.ceil(time() / 1000) + visitSeconds;
      const text = `${composition.id}.${ends}.${randomBytes(9).toString('base64url')}`;
      return `${text}.${sealText(text).toString('base64url')}`;
    },
    of(token = '') {
      const end = token.lastIndexOf('.');
      const text = token.slice(0, Math.max(end, 0));
      const seal = Buffer.from(token.slice(end + 1), 'base64url');
      const own = sealText(text);
      if (seal.length !== own.length || !timingSafeEqual(seal, own)) return undefined;
      const [composition = '', ends, id = ''] = text.split('.');
      const known = compositions.get(composition);
      if (known === undefined || time() / 1000 > Number(ends)) return undefined;
      return { composition: known, isFirst: (release, kind) => isFirst(id, `${release} ${kind}`) };
    },
  };
}
