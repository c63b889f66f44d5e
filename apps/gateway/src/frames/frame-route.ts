import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from '@livree/contracts/schema';
import type { Language } from '@livree/contracts';
import type { Composition, Release } from '@livree/platform/release';
import { releaseFile } from '../assets/page-files.ts';
import type { ChooseComposition } from '../composition/chosen-composition.ts';
import { OverrideRefusal } from '../composition/overrides.ts';
import { searchOf } from '../pages/address.ts';
import type { GatewayConfig } from '../config.ts';
import { framePolicy } from '../security/policy.ts';
import { documentHeaders } from '../security/headers.ts';
import { attributes } from '../document/markup.ts';
import { openingTag, readVisitor, type Visitor } from '../document/visitor.ts';

type Frame = Release['frames'][number];
type FoundFrame = { readonly release: Release; readonly frame: Frame };

const titles: Readonly<Record<Language, string>> = {
  fr: 'Paiement sécurisé',
  en: 'Secure payment',
  es: 'Pago seguro',
  de: 'Sichere Zahlung',
};

const params = z.object({ name: z.string() });

function findFrame(composition: Composition | undefined, name: string): FoundFrame | undefined {
  for (const release of composition?.remotes ?? []) {
    const frame = release.frames.find((candidate) => candidate.name === name);
    if (frame !== undefined) return { release, frame };
  }
  return undefined;
}

interface Providers {
  readonly keys: GatewayConfig['providerKeys'];
  readonly nonce: string;
}

/** What a provider's script asks for: the site's public name there, and the nonce for what it adds itself. */
const providerMarks = ({ keys, nonce }: Providers): string[] =>
  Object.entries({
    'stripe-key': keys.stripe,
    'paypal-key': keys.paypal,
    'script-nonce': keys.paypal && nonce,
  }).flatMap(([name, content]) => (content ? [`<meta${attributes({ name, content })}>`] : []));

function frameDocument(visitor: Visitor, { release, frame }: FoundFrame, providers: Providers): string {
  const script = releaseFile(release, frame.script);
  const styles = frame.css.map((file) => releaseFile(release, file));
  return [
    openingTag(visitor),
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${titles[visitor.language]}</title>`,
    ...providerMarks(providers),
    ...styles.map(({ url, integrity }) => `<link${attributes({ rel: 'stylesheet', href: url, integrity })}>`),
    `<script${attributes({ defer: true, src: script.url, integrity: script.integrity })}></script>`,
    '</head>',
    '<body><div id="root"></div></body>',
    '</html>',
  ].join('\n');
}

/** `/checkout-frame/<name>`: the documents in which a payment provider's script may run, and nothing else of the site. */
export function frameRoute(
  app: FastifyInstance,
  { choose, config }: { choose: ChooseComposition; config: GatewayConfig },
): void {
  app.get('/checkout-frame/:name', async (request, reply) => {
    const visitor = readVisitor(request.headers.cookie);
    const nonce = randomBytes(16).toString('base64url');
    reply.headers({
      ...documentHeaders,
      'content-security-policy': framePolicy(config.services, nonce),
      'x-frame-options': 'SAMEORIGIN',
      // A wallet's window comes back here from the provider; any other value would part it from its opener.
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'strict-origin',
      'cache-control': 'no-cache, private',
    });
    const composition = await choose(searchOf(request.url)).catch((error: unknown) => {
      if (error instanceof OverrideRefusal) return undefined;
      throw error;
    });
    const found = findFrame(composition, z.parse(params, request.params).name);
    if (found === undefined) return reply.code(404).type('text/plain').send('not found');
    return reply
      .type('text/html; charset=utf-8')
      .send(frameDocument(visitor, found, { keys: config.providerKeys, nonce }));
  });
}
