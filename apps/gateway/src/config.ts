import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from '@livree/contracts/schema';
import { ledgerSettings, releaseKeySettings } from '@livree/release/ledger';
import {
  ConfigError,
  type Environment,
  hostSetting,
  logLevelSetting,
  optionalSetting,
  portSetting,
  readEnvironment,
  rules,
  setting,
  sharedSettings,
} from '@livree/server/environment';

export { ConfigError } from '@livree/server/environment';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

const folderOfWorkspace = (path: string, about: string) =>
  setting(rules.folder, `${workspace}${path}`, { about, shown: `\`${path}\`` });

const originList = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.split(',').filter((item) => item !== '')),
    z.array(rules.origin),
  ),
);

/** Every variable that the gateway reads. */
export const settings = z.object({
  HOST: hostSetting('localhost'),
  PORT: portSetting(4200),
  LIVREE_LOG_LEVEL: logLevelSetting('warn'),
  ...sharedSettings,
  ...ledgerSettings,
  ...releaseKeySettings,
  FRAME_PORT: setting(rules.port, '4202', { about: 'the port of the checkout frames’ origin' }),
  TRUST_PROXY: setting(rules.trueFalse, 'false', {
    about: 'one proxy stands in front: the last address of its `X-Forwarded-For` is the visitor’s',
  }),
  API_ORIGIN: setting(rules.origin, 'http://127.0.0.1:4201', { about: 'where the API listens' }),
  PICTURES: folderOfWorkspace('libs/imagery/pictures', 'the folder of the pictures'),
  LIVREE_COMMIT: setting(z.string(), 'unknown', { about: 'the commit that `/healthz` reports' }),
  LIVREE_OVERRIDE_ORIGINS: setting(originList, '', {
    about: 'origins, separated by commas, whose unpublished builds developers may try with `?remote=`',
  }),
  LIVREE_ASSET_ORIGINS: setting(originList, '', {
    about: 'origins, separated by commas, from which browsers may get the files of releases that name them',
  }),
  LIVREE_RENDER_PROCESSES: setting(rules.wholeNumber(1, 8), '1', {
    about: 'render processes per composition',
  }),
  STRIPE_PUBLISHABLE_KEY: optionalSetting(z.string(), {
    about: 'lets Stripe’s hosts into the policy of pages',
  }),
  PAYPAL_CLIENT_ID: optionalSetting(z.string(), { about: 'lets PayPal’s hosts into the policy of pages' }),
  LIVREE_GOOGLE_MAPS_BROWSER_KEY: optionalSetting(z.string(), {
    about: 'lets Google’s hosts into the policy of pages',
  }),
});

export interface GatewayConfig {
  readonly host: string;
  readonly port: number;
  readonly logLevel: z.output<typeof settings>['LIVREE_LOG_LEVEL'];
  readonly trustProxy: boolean;
  readonly dataFolder: string;
  /** The address of the ledger. */
  readonly ledger: string;
  /** The operator's public key; undefined for that of the key in the data folder. */
  readonly ledgerKey: string | undefined;
  /** The private key that signs what is asked of a ledger service; undefined for the one in the data folder. */
  readonly releaseKey: string | undefined;
  readonly picturesFolder: string;
  readonly apiOrigin: string;
  /** The site's address for visitors, search engines and shared pages. */
  readonly siteOrigin: string;
  /** The checkout frames' own origin, if any, and the port where the gateway listens for it. */
  readonly frames: { readonly origin: string; readonly port: number } | undefined;
  readonly commit: string;
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
function framesOf({
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
    trustProxy: variables.TRUST_PROXY,
    dataFolder: variables.LIVREE_DATA,
    ledger: variables.LIVREE_LEDGER ?? join(variables.LIVREE_DATA, 'ledger'),
    ledgerKey: variables.LIVREE_LEDGER_KEY,
    releaseKey: variables.LIVREE_RELEASE_KEY,
    picturesFolder: variables.PICTURES,
    apiOrigin: variables.API_ORIGIN,
    siteOrigin: new URL(variables.LIVREE_SITE_URL).origin,
    frames: framesOf(variables),
    commit: variables.LIVREE_COMMIT,
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
