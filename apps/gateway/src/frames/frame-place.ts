import type { FrameMark } from '@livree/document';
import type { GatewayConfig } from '../config.ts';
import type { FrameSecurity } from '../security/policy.ts';

/** The document to which providers send customers back; no script of theirs runs in it. */
const wayBack = 'return';

/** An origin that serves frame documents: which of them, and how they deal with the other origin. */
export interface FramePlace extends Omit<FrameSecurity, 'nonce'> {
  readonly serves: (name: string) => boolean;
  readonly keys: GatewayConfig['providerKeys'];
  /** What a document must be told of origins. */
  readonly marks: Readonly<Partial<Record<FrameMark, string>>>;
}

/** What the site's own origin serves: all frame documents or, where they have an origin of their own, only the way back. */
export function placeOnSite({ frames, services, providerKeys }: GatewayConfig): FramePlace {
  if (frames === undefined) {
    return {
      serves: () => true,
      services,
      keys: providerKeys,
      site: undefined,
      ancestors: ["'self'"],
      marks: {},
    };
  }
  return {
    serves: (name) => name === wayBack,
    services: { stripe: false, paypal: false, googleMaps: false },
    keys: { stripe: undefined, paypal: undefined },
    site: undefined,
    ancestors: ["'self'", frames.origin],
    marks: { 'frame-origin': frames.origin },
  };
}

/** What the frames' own origin serves: every document in which a provider's script may run. */
export function placeApart({ siteOrigin, services, providerKeys }: GatewayConfig): FramePlace {
  return {
    serves: (name) => name !== wayBack,
    services,
    keys: providerKeys,
    site: siteOrigin,
    ancestors: [siteOrigin],
    marks: { 'site-origin': siteOrigin },
  };
}
