import { telemetryPath } from '@livree/document';
import type { GatewayConfig } from '../config.ts';
import { preloadScript } from '../document/preload-script.ts';
import { startScript } from '../document/start-script.ts';
import { submitScript } from '../document/submit-script.ts';
import { defaultPolicyScript, scriptHash } from './trusted-types.ts';

type Services = GatewayConfig['services'];
type Directives = Record<string, readonly string[]>;

const reportPath = `${telemetryPath}/csp`;
const mapsScriptHost = 'https://maps.googleapis.com';
/** The hosts in Google's guide to content security policies, without `'unsafe-eval'`. */
const mapsHosts = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
/** The Trusted Types policies of Google's script (decision 0015). */
const mapsTypes = ['google-maps-api-loader', 'google-maps-api#html'];

function toText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const paypalHosts = ['https://*.paypal.com', 'https://*.paypalobjects.com'];

function only<T>(condition: boolean, ...items: T[]): T[] {
  return condition ? items : [];
}

export interface DocumentSecurity {
  readonly policy: string;
  /** The constant script in the head of a document; the policy allows it by hash. */
  readonly inlineScript: string;
}

/**
 * The policy of every page: scripts of this site only, Trusted Types, inline styles only as attributes, and frames of
 * one origin: `frameOrigin` or, without it, the site's. With Google's maps, it also allows their hosts and styles.
 */
export function documentSecurity(
  { googleMaps }: Services,
  frameOrigin = "'self'",
  assetOrigins: readonly string[] = [],
): DocumentSecurity {
  const trustedTypes = defaultPolicyScript([...assetOrigins, ...only(googleMaps, mapsScriptHost)]);
  const inlineScript = [trustedTypes, preloadScript, submitScript].join(';');
  const policy = toText({
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      scriptHash(inlineScript),
      scriptHash(startScript),
      ...assetOrigins,
      ...only(googleMaps, mapsScriptHost),
    ],
    'style-src': [
      "'self'",
      ...assetOrigins,
      ...only(googleMaps, "'unsafe-inline'", 'https://fonts.googleapis.com'),
    ],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...assetOrigins, ...only(googleMaps, ...mapsHosts)],
    'font-src': ["'self'", ...assetOrigins, ...only(googleMaps, 'https://fonts.gstatic.com')],
    'connect-src': ["'self'", ...only(googleMaps, ...mapsHosts, 'data:', 'blob:')],
    ...(googleMaps ? { 'worker-src': ["'self'", 'blob:'] } : {}),
    'frame-src': [frameOrigin],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...only(googleMaps, ...mapsTypes)],
    'report-uri': [reportPath],
  });
  return { policy, inlineScript };
}

/** What the policy of a frame document depends on. */
export interface FrameSecurity {
  /** The services whose hosts it allows. */
  readonly services: Services;
  /** The origin of the surrounding pages, which also serves `return`; undefined if it is the document's own. */
  readonly site: string | undefined;
  readonly ancestors: readonly string[];
  readonly nonce: string;
}

/**
 * The policy of a checkout frame. It allows a provider's hosts only if that provider is configured. PayPal's script
 * also needs a nonce, new for each answer, for scripts that it adds itself.
 */
export function framePolicy({ services, site, ancestors, nonce }: FrameSecurity): string {
  const { stripe, paypal } = services;
  return toText({
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...only(stripe, 'https://js.stripe.com', 'https://*.js.stripe.com'),
      ...only(paypal, ...paypalHosts, `'nonce-${nonce}'`),
    ],
    'style-src': ["'self'", ...only(paypal, ...paypalHosts, "'unsafe-inline'")],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...only(stripe, 'https://*.stripe.com'), ...only(paypal, ...paypalHosts)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...only(stripe, 'https://api.stripe.com'), ...only(paypal, ...paypalHosts)],
    'frame-src': [
      site ?? "'self'",
      ...only(stripe, 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'),
      ...only(paypal, ...paypalHosts),
    ],
    'frame-ancestors': ancestors,
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'report-uri': [`${site ?? ''}${reportPath}`],
  });
}

/** The policy of a page with text only. */
export const noticePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
