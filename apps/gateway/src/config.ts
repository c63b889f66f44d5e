import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from '@livree/contracts/schema';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}

const origin = z
  .string()
  .check(z.refine(isOrigin, 'must be an origin such as http://localhost:4201, without a path'));

const originOfAddress = z.pipe(
  z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }),
  z.transform((address) => new URL(address).origin),
);

const folder = z.pipe(
  z.string().check(z.minLength(1, 'must name a folder')),
  z.transform((path) => resolve(path)),
);

const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(z.minimum(least, `must be ${least} or more`), z.maximum(most, `must be ${most} or less`)),
    ),
  );

const originList = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.split(',').filter((item) => item !== '')),
    z.array(origin),
  ),
);

const environmentSchema = z.object({
  HOST: z.string(),
  PORT: wholeNumber(0, 65_535),
  /** Behind a proxy of ours, whose X-Forwarded-For is then believed. */
  TRUST_PROXY: z.pipe(
    z.enum(['true', 'false'], 'must be true or false'),
    z.transform((text) => text === 'true'),
  ),
  LIVREE_DATA: folder,
  SHELL_DIST: folder,
  PICTURES: folder,
  API_ORIGIN: origin,
  LIVREE_SITE_URL: originOfAddress,
  LIVREE_FRAME_ORIGIN: z.optional(origin),
  FRAME_PORT: wholeNumber(0, 65_535),
  LIVREE_COMMIT: z.string(),
  LIVREE_OVERRIDE_ORIGINS: originList,
  LIVREE_RATE_LIMIT_SCALE: z.pipe(
    z.string().check(z.regex(/^\d+(?:\.\d+)?$/, 'must be a number')),
    z.transform(Number),
  ),
  LIVREE_RENDER_WORKERS: wholeNumber(1, 8),
  STRIPE_PUBLISHABLE_KEY: z.optional(z.string()),
  PAYPAL_CLIENT_ID: z.optional(z.string()),
  LIVREE_GOOGLE_MAPS_BROWSER_KEY: z.optional(z.string()),
});

const defaults = {
  HOST: 'localhost',
  PORT: '4200',
  TRUST_PROXY: 'false',
  LIVREE_DATA: `${workspace}/.livree`,
  SHELL_DIST: `${workspace}/apps/shell/dist`,
  PICTURES: `${workspace}/libs/imagery/pictures`,
  API_ORIGIN: 'http://127.0.0.1:4201',
  LIVREE_SITE_URL: 'http://localhost:4200',
  FRAME_PORT: '4202',
  LIVREE_COMMIT: 'unknown',
  LIVREE_OVERRIDE_ORIGINS: '',
  LIVREE_RATE_LIMIT_SCALE: '1',
  LIVREE_RENDER_WORKERS: '1',
};

export interface GatewayConfig {
  readonly host: string;
  readonly port: number;
  readonly trustProxy: boolean;
  readonly dataFolder: string;
  readonly shellDist: string;
  readonly picturesFolder: string;
  readonly apiOrigin: string;
  /** Of the addresses that visitors use: for search engines and shared pages. */
  readonly siteOrigin: string;
  /** Where checkout frames are of another origin: that origin, and where the gateway listens for it. */
  readonly frames: { readonly origin: string; readonly port: number } | undefined;
  readonly commit: string;
  readonly overrideOrigins: readonly string[];
  readonly rateLimitScale: number;
  readonly renderWorkers: number;
  /** Outside services whose hosts may enter a policy. */
  readonly services: { readonly stripe: boolean; readonly paypal: boolean; readonly googleMaps: boolean };
  /** The public names by which the payment providers know this site in a browser. */
  readonly providerKeys: { readonly stripe: string | undefined; readonly paypal: string | undefined };
}

/** A variable of the environment makes no sense; the message names it. */
export class ConfigError extends Error {}

/** @throws ConfigError when the frames' origin is the site's, whose data they should not reach. */
function framesOf({
  LIVREE_FRAME_ORIGIN: frameOrigin,
  LIVREE_SITE_URL: siteOrigin,
  FRAME_PORT: port,
}: z.output<typeof environmentSchema>): GatewayConfig['frames'] {
  if (frameOrigin === siteOrigin)
    throw new ConfigError('LIVREE_FRAME_ORIGIN must be another origin than LIVREE_SITE_URL');
  return frameOrigin === undefined ? undefined : { origin: frameOrigin, port };
}

/** Reads the environment. @throws ConfigError with one sentence on the first bad variable. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): GatewayConfig {
  const parsed = z.safeParse(environmentSchema, { ...defaults, ...environment });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(
      `${issue?.path[0] ? String(issue.path[0]) : 'the environment'} ${issue?.message ?? 'is not valid'}`,
    );
  }
  const variables = parsed.data;
  return {
    host: variables.HOST,
    port: variables.PORT,
    trustProxy: variables.TRUST_PROXY,
    dataFolder: variables.LIVREE_DATA,
    shellDist: variables.SHELL_DIST,
    picturesFolder: variables.PICTURES,
    apiOrigin: variables.API_ORIGIN,
    siteOrigin: variables.LIVREE_SITE_URL,
    frames: framesOf(variables),
    commit: variables.LIVREE_COMMIT,
    overrideOrigins: variables.LIVREE_OVERRIDE_ORIGINS,
    rateLimitScale: variables.LIVREE_RATE_LIMIT_SCALE,
    renderWorkers: variables.LIVREE_RENDER_WORKERS,
    services: {
      stripe: Boolean(variables.STRIPE_PUBLISHABLE_KEY),
      paypal: Boolean(variables.PAYPAL_CLIENT_ID),
      googleMaps: Boolean(variables.LIVREE_GOOGLE_MAPS_BROWSER_KEY),
    },
    providerKeys: { stripe: variables.STRIPE_PUBLISHABLE_KEY, paypal: variables.PAYPAL_CLIENT_ID },
  };
}
