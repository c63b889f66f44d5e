import { join } from 'node:path';
import type { z } from '@livree/contracts/schema';
import { ConfigError, type Environment, readEnvironment } from '@livree/server/environment';
import type { TrialMode } from './composition/trials.ts';
import { settings } from './settings.ts';

export { ConfigError } from '@livree/server/environment';

export interface GatewayConfig {
  readonly host: string;
  readonly port: number;
  readonly logLevel: z.output<typeof settings>['LIVREE_LOG_LEVEL'];
  /** Where traces and metrics are sent. */
  readonly otlpEndpoint: string | undefined;
  /** Where metrics are read. */
  readonly metricsPort: number | undefined;
  readonly trustProxy: boolean;
  /** How long it keeps answering after it was asked to stop. */
  readonly drainMs: number;
  readonly dataFolder: string;
  /** The address of the ledger. */
  readonly ledger: string;
  /** The operator's public key; undefined for that of the key in the data folder. */
  readonly ledgerKey: string | undefined;
  /** The private key that signs what is asked of a ledger service; undefined for the one in the data folder. */
  readonly releaseKey: string | undefined;
  readonly picturesFolder: string;
  readonly apiOrigin: string;
  /** The first one signs calls to the API; without any, gateway and API share a host. */
  readonly gatewaySecrets: readonly string[];
  /** The site's address for visitors, search engines and shared pages. */
  readonly siteOrigin: string;
  /** The checkout frames' own origin, if any, and the port where the gateway listens for it. */
  readonly frames: { readonly origin: string; readonly port: number } | undefined;
  readonly commit: string;
  /** The digest of the image that runs, if it is known. */
  readonly image: string | undefined;
  /** The host of the provider where customers sign in with another account. */
  readonly signInHost: string;
  /** Who may try releases that are not live. */
  readonly trials: TrialMode;
  readonly overrideOrigins: readonly string[];
  /** Origins besides this one from which browsers may get the files of releases. */
  readonly assetOrigins: readonly string[];
  readonly rateLimitScale: number;
  readonly renderProcesses: number;
  /** Outside services whose hosts may enter a policy. */
  readonly services: { readonly stripe: boolean; readonly paypal: boolean; readonly googleMaps: boolean };
  /** The public keys of the payment providers, for the browser. */
  readonly providerKeys: { readonly stripe: string | undefined; readonly paypal: string | undefined };
}

/** @throws ConfigError if the frames have the site's origin, because they must not reach its data */
function readFrames({
  LIVREE_FRAME_ORIGIN: frameOrigin,
  LIVREE_SITE_URL: siteUrl,
  FRAME_PORT: port,
}: z.output<typeof settings>): GatewayConfig['frames'] {
  if (frameOrigin === new URL(siteUrl).origin)
    throw new ConfigError('LIVREE_FRAME_ORIGIN must be another origin than LIVREE_SITE_URL.');
  return frameOrigin === undefined ? undefined : { origin: frameOrigin, port };
}

/** Reads the environment. @throws ConfigError with one sentence for each invalid variable */
export function readConfig(environment: Environment): GatewayConfig {
  const variables = readEnvironment(settings, environment);
  return {
    host: variables.HOST,
    port: variables.PORT,
    logLevel: variables.LIVREE_LOG_LEVEL,
    otlpEndpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT,
    metricsPort: variables.LIVREE_GATEWAY_METRICS_PORT,
    trustProxy: variables.TRUST_PROXY,
    drainMs: variables.LIVREE_DRAIN_SECONDS,
    dataFolder: variables.LIVREE_DATA,
    ledger: variables.LIVREE_LEDGER ?? join(variables.LIVREE_DATA, 'ledger'),
    ledgerKey: variables.LIVREE_LEDGER_KEY,
    releaseKey: variables.LIVREE_RELEASE_KEY,
    picturesFolder: variables.PICTURES,
    apiOrigin: variables.API_ORIGIN,
    gatewaySecrets: variables.LIVREE_GATEWAY_SECRET ?? [],
    siteOrigin: new URL(variables.LIVREE_SITE_URL).origin,
    frames: readFrames(variables),
    commit: variables.LIVREE_COMMIT,
    image: variables.LIVREE_IMAGE,
    signInHost: new URL(variables.LIVREE_GOOGLE_ISSUER).hostname,
    trials: variables.LIVREE_TRIALS,
    overrideOrigins: variables.LIVREE_OVERRIDE_ORIGINS,
    assetOrigins: variables.LIVREE_ASSET_ORIGINS,
    rateLimitScale: variables.LIVREE_RATE_LIMIT_SCALE,
    renderProcesses: variables.LIVREE_RENDER_PROCESSES,
    services: {
      stripe: Boolean(variables.STRIPE_PUBLISHABLE_KEY),
      paypal: Boolean(variables.PAYPAL_CLIENT_ID),
      googleMaps: Boolean(variables.LIVREE_GOOGLE_MAPS_BROWSER_KEY),
    },
    providerKeys: { stripe: variables.STRIPE_PUBLISHABLE_KEY, paypal: variables.PAYPAL_CLIENT_ID },
  };
}
