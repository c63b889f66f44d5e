import { fileURLToPath } from 'node:url';
import { z } from '@livree/contracts/schema';
import { ledgerSettings, releaseKeySettings } from '@livree/release/ledger';
import {
  apiOriginSetting,
  collectorSetting,
  drainSetting,
  gatewaySecretSetting,
  hostSetting,
  logLevelSetting,
  optionalSetting,
  portSetting,
  rules,
  setting,
  sharedSettings,
} from '@livree/server/environment';

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

/** The name of an image; its output is the digest, if it has one. */
const imageRule = z.pipe(
  z
    .string()
    .check(
      z.regex(/^[^@]*(?:@sha256:[0-9a-f]{64})?$/, 'must be the name of an image, such as livree@sha256:…'),
    ),
  z.transform((name: string) => name.split('@')[1]),
);

/** Every variable that the gateway reads. */
export const settings = z.object({
  HOST: hostSetting('localhost'),
  PORT: portSetting(4200),
  LIVREE_LOG_LEVEL: logLevelSetting('warn'),
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorSetting,
  LIVREE_GATEWAY_METRICS_PORT: optionalSetting(rules.port, {
    about:
      'a port of its own where Prometheus reads the gateway’s requests by route and status at `/metrics`; whoever reaches it reads them',
  }),
  ...sharedSettings,
  ...ledgerSettings,
  ...releaseKeySettings,
  FRAME_PORT: setting(rules.port, '4202', { about: 'the port of the checkout frames’ origin' }),
  TRUST_PROXY: setting(rules.trueFalse, 'false', {
    about: 'one proxy stands in front: the last address of its `X-Forwarded-For` is the visitor’s',
  }),
  API_ORIGIN: apiOriginSetting,
  LIVREE_DRAIN_SECONDS: drainSetting,
  LIVREE_GATEWAY_SECRET: gatewaySecretSetting,
  LIVREE_GOOGLE_ISSUER: setting(rules.secureUrl, 'https://accounts.google.com', {
    about: 'the same as the API’s: pages may lead to this host',
  }),
  PICTURES: folderOfWorkspace('libs/imagery/pictures', 'the folder of the pictures'),
  LIVREE_IMAGE: optionalSetting(imageRule, {
    about:
      'the name of the image that runs; of one with its digest (`livree@sha256:…`), `/healthz` and pages name the digest',
  }),
  LIVREE_COMMIT: setting(z.string(), 'unknown', { about: 'the commit that `/healthz` reports' }),
  LIVREE_TRIALS: setting(z.enum(['invited', 'open', 'off'], 'must be invited, open or off'), 'invited', {
    about:
      'who may try releases that are not live with `?remote=`: testers with an invitation, everybody (`npm run dev`; never on a public site), or nobody',
  }),
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
