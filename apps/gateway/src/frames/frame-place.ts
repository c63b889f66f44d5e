import type { FrameMark } from '@livree/document';
import type { GatewayConfig } from '../config.ts';
import type { FrameSecurity } from '../security/policy.ts';

/** The document to which providers send customers back; no provider script runs in it. */
const wayBack = 'return';

/** An origin that serves frame documents: which documents, and how they use the other origin. */
export interface FramePlace extends Omit<FrameSecurity, 'nonce'> {
  readonly serves: (name: string) => boolean;
  readonly keys: GatewayConfig['providerKeys'];
  /** The meta elements that tell a document about origins. */
  readonly marks: Readonly<Partial<Record<FrameMark, string>>>;
}

/** The site's own origin: it serves all frame documents or, if the frames have their own origin, only `return`. */
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

/** The frames' own origin: it serves every document in which a provider's script may run. */
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
