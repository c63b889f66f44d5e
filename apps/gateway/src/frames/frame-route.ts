import { randomBytes } from 'node:crypto';
import { z } from '@livree/contracts/schema';
import { framePath, type FrameMark } from '@livree/document';
import type { Composition, Release } from '@livree/release';
import type { FastifyInstance } from 'fastify';
import { releaseFile } from '../assets/page-files.ts';
import { keptBucket } from '../composition/bucket-cookie.ts';
import type { ChooseComposition } from '../composition/chosen-composition.ts';
import { OverrideRefusal } from '../composition/overrides.ts';
import { attributes } from '../document/markup.ts';
import { openingTag, readVisitor, type Visitor } from '../document/visitor.ts';
import { documentHeaders, permissions } from '../security/headers.ts';
import { framePolicy } from '../security/policy.ts';
import { withVisit } from '../telemetry/visit-cookie.ts';
import type { Visits } from '../telemetry/visits.ts';
import { gatewayTexts } from '../texts.ts';
import type { FramePlace } from './frame-place.ts';

type Frame = Release['frames'][number];
interface FoundFrame {
  readonly release: Release;
  readonly frame: Frame;
}

const params = z.object({ name: z.string() });

function findFrame(composition: Composition | undefined, name: string): FoundFrame | undefined {
  for (const release of composition?.remotes ?? []) {
    const frame = release.frames.find((candidate) => candidate.name === name);
    if (frame !== undefined) return { release, frame };
  }
  return undefined;
}

/**
 * The meta elements for a document's scripts: the other origin, the site's public key at the provider, and the nonce
 * for scripts that the provider's script adds.
 */
function markup({ keys, marks }: FramePlace, nonce: string): string[] {
  const told: Readonly<Partial<Record<FrameMark, string | undefined>>> = {
    ...marks,
    'stripe-key': keys.stripe,
    'paypal-key': keys.paypal,
    'script-nonce': keys.paypal && nonce,
  };
  return Object.entries(told).flatMap(([name, content]) =>
    content ? [`<meta${attributes({ name, content })}>`] : [],
  );
}

function frameDocument(
  visitor: Visitor,
  { release: found, frame }: FoundFrame,
  marks: readonly string[],
): string {
  // A document beside a payment gets its scripts from this site alone.
  const release = { ...found, assets: undefined };
  const script = releaseFile(release, frame.script);
  const styles = frame.css.map((file) => releaseFile(release, file));
  return [
    openingTag(visitor),
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${gatewayTexts(visitor.language)('checkoutFrame')}</title>`,
    ...marks,
    ...styles.map(({ url, integrity }) => `<link${attributes({ rel: 'stylesheet', href: url, integrity })}>`),
    `<script${attributes({ defer: true, src: script.url, integrity: script.integrity })}></script>`,
    '</head>',
    '<body><div id="root"></div></body>',
    '</html>',
  ].join('\n');
}

export interface FrameRouteOptions {
  readonly choose: ChooseComposition;
  readonly visits: Pick<Visits, 'begin'>;
  readonly place: FramePlace;
}

/** `/checkout-frame/<name>`: the only documents in which a payment provider's script may run. */
export function frameRoute(app: FastifyInstance, { choose, visits, place }: FrameRouteOptions): void {
  app.get(framePath(':name'), async (request, reply) => {
    const visitor = readVisitor(request.headers.cookie, request.url);
    const nonce = randomBytes(16).toString('base64url');
    const policy = framePolicy({ ...place, nonce });
    reply.headers({
      ...documentHeaders,
      'permissions-policy': permissions(place.services.stripe ? ['https://js.stripe.com'] : []),
      'content-security-policy': policy,
      // Only browsers without support for frame-ancestors read it.
      'x-frame-options': 'SAMEORIGIN',
      // A wallet's window returns here from the provider; any other value would separate it from its opener.
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'strict-origin',
      'cache-control': 'no-cache, private',
    });
    const { name } = z.parse(params, request.params);
    // A bucket that is drawn here would not be that of the page around it.
    const composition = await choose(request, keptBucket(request)).catch((error: unknown) => {
      if (error instanceof OverrideRefusal) return undefined;
      throw error;
    });
    const found = place.serves(name) ? findFrame(composition, name) : undefined;
    if (found === undefined) return reply.code(404).type('text/plain').send('not found');
    if (composition !== undefined)
      reply.header('content-security-policy', withVisit(policy, visits.begin(composition).token));
    return reply.type('text/html; charset=utf-8').send(frameDocument(visitor, found, markup(place, nonce)));
  });
}
