import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Composition } from '@livree/release';
import type { Signer } from '@livree/release/ledger';
import { LRUCache } from 'lru-cache';

/** Seconds for which a document may report: as long as a visit may go on with the releases that it began with. */
export const visitSeconds = 24 * 60 * 60;

/** Seconds without a document after which a visitor's next one begins another visit. */
const quietSeconds = 30 * 60;

/** How many compositions are remembered, more than can be pinned, and how many visits with what they have reported. */
const keptCompositions = 100;
const keptVisits = 20_000;

/** A document of a visit, as its reports name it. */
export interface Visit {
  readonly composition: Composition;
  /** Whether this is the document's first report of this kind about this release. */
  isFirst(release: string, kind: string): boolean;
  /** Whether none of the visit's documents has reported this page before. */
  isFirstPage(page: string): boolean;
  /** Whether nothing was reported to fail in this release since the visit began, by any of its documents. */
  isFirstFailure(release: string): boolean;
  /** Whether none of the visit's documents has measured how long its visitor waited for this release. */
  isFirstWait(release: string): boolean;
}

/** A document that is sent. */
export interface Begun {
  readonly token: string;
  /** The composition of the visit's last document; undefined if the visit begins with this one. */
  readonly before: Composition | undefined;
}

/** Documents get a token when they are sent, so that only they are heard about the releases that they were sent with. */
export interface Visits {
  /** A new document of this composition. @param last the token of the visitor's last one */
  begin(composition: Composition, last?: string): Begun;
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

const randomId = (): string => randomBytes(9).toString('base64url');

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

  /** What a token of this site says; undefined if it is none, or too old. */
  function read(token = '') {
    const end = token.lastIndexOf('.');
    const text = token.slice(0, Math.max(end, 0));
    const seal = Buffer.from(token.slice(end + 1), 'base64url');
    const own = sealText(text);
    if (seal.length !== own.length || !timingSafeEqual(seal, own)) return undefined;
    const [id = '', ends, visit = '', document = ''] = text.split('.');
    const composition = compositions.get(id);
    const left = Number(ends) - time() / 1000;
    return composition === undefined || left < 0 ? undefined : { composition, left, visit, document };
  }

  return {
    begin(composition, last) {
      compositions.set(composition.id, composition);
      const known = read(last);
      const present = known !== undefined && known.left > visitSeconds - quietSeconds ? known : undefined;
      const ends = Math.ceil(time() / 1000) + visitSeconds;
      const text = [composition.id, ends, present?.visit ?? randomId(), randomId()].join('.');
      return { token: `${text}.${sealText(text).toString('base64url')}`, before: present?.composition };
    },
    of(token) {
      const { composition, visit, document } = read(token) ?? {};
      if (composition === undefined || visit === undefined || document === undefined) return undefined;
      return {
        composition,
        isFirst: (release, kind) => isFirst(document, `${release} ${kind}`),
        isFirstPage: (page) => isFirst(visit, `page ${page}`),
        isFirstFailure: (release) => isFirst(visit, release),
        isFirstWait: (release) => isFirst(visit, `wait ${release}`),
      };
    },
  };
}
