import { emailPattern } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { type CancellationPolicy, cancellationPolicyOf, defaultCancellationPolicy } from '@livree/pricing';
import { companyOf, companyVariables } from './company-settings.ts';
import { ConfigError } from './config-error.ts';
import { paymentSecrets, paymentSettings, paymentVariables } from './payment-settings.ts';
import { keptSecret } from './platform/kept-secret.ts';

export { ConfigError } from './config-error.ts';

const text = (fallback: string) =>
  z.prefault(z.string().check(z.trim(), z.minLength(1, 'must not be empty')), fallback);

const whole = (minimum: number, maximum: number, fallback: number) => {
  const rule = `must be a whole number from ${minimum} to ${maximum}`;
  return z.prefault(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, { error: rule, abort: true })),
      z.pipe(z.transform(Number), z.int().check(z.minimum(minimum, rule), z.maximum(maximum, rule))),
    ),
    String(fallback),
  );
};

const urlOf = (protocols: RegExp, rule: string) => z.optional(z.url({ protocol: protocols, error: rule }));

const onOff = (fallback: 'on' | 'off') =>
  z.prefault(
    z.pipe(
      z.enum(['on', 'off'], 'must be on or off'),
      z.transform((value) => value === 'on'),
    ),
    fallback,
  );

const countries = z.prefault(
  z.pipe(
    z.string().check(z.regex(/^[a-z]{2}(,[a-z]{2})*$/, 'must be country codes such as fr,dz')),
    z.transform((value) => value.split(',')),
  ),
  'fr',
);

const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
};

const isOrigin = (address: string): boolean =>
  /^https?:/.test(address) && URL.parse(address)?.origin === address;

/** Only this machine may be spoken to in clear. */
const isSecureAddress = (address: string): boolean => {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
};

const environment = z.object({
  NODE_ENV: z.prefault(
    z.enum(['development', 'production', 'test'], 'must be development, production or test'),
    'production',
  ),
  HOST: text('127.0.0.1'),
  PORT: whole(0, 65_535, 4201),
  LIVREE_DATA: text('.livree/data'),
  DATABASE_URL: urlOf(/^postgres(ql)?$/, 'must be a postgres:// address'),
  LIVREE_SITE_URL: z.prefault(
    z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }),
    'http://localhost:4200',
  ),
  LIVREE_FRAME_ORIGIN: z.optional(
    z
      .string()
      .check(z.refine(isOrigin, 'must be an origin such as https://pay.livree.example, without a path')),
  ),
  LIVREE_RATE_LIMIT_SCALE: z.prefault(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}(\.\d{1,3})?$/, 'must be a number such as 1 or 100')),
      z.pipe(z.transform(Number), z.number().check(z.minimum(0.001, 'must be more than 0'))),
    ),
    '1',
  ),
  LIVREE_QUOTE_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  LIVREE_QUOTE_MINUTES: whole(1, 1440, 30),
  LIVREE_PROVIDER_TIMEOUT_MS: whole(50, 9000, 8000),
  LIVREE_HOLD_MINUTES: whole(1, 1440, 15),
  LIVREE_MAX_HOLDS: whole(1, 1000, 3),
  LIVREE_TURNAROUND_MINUTES: whole(0, 1440, 0),
  LIVREE_MAX_DAYS_AHEAD: whole(1, 3650, 730),
  LIVREE_SELF_CANCEL_HOURS: whole(0, 720, defaultCancellationPolicy.selfServiceHours),
  LIVREE_FULL_REFUND_HOURS: whole(0, 720, defaultCancellationPolicy.fullRefundHours),
  LIVREE_PARTIAL_REFUND_HOURS: whole(0, 720, defaultCancellationPolicy.partialRefundHours),
  LIVREE_PARTIAL_REFUND_PERCENT: whole(0, 100, defaultCancellationPolicy.partialRefundShare * 100),
  LIVREE_COUNTRIES: countries,
  LIVREE_TIMEZONE: z.prefault(
    z.string().check(z.refine(isTimeZone, 'must be a time zone such as Europe/Paris')),
    'Europe/Paris',
  ),
  LIVREE_BRAND_NAME: text('Livrée'),
  LIVREE_BRAND_LEGAL_NAME: text('Livrée Démonstration SAS'),
  LIVREE_BRAND_PHONE: text('+33 1 99 00 05 10'),
  LIVREE_BRAND_EMAIL: text('contact@livree.example'),
  LIVREE_BRAND_ADDRESS: text('12 rue de la Démonstration, 75008 Paris'),
  ...companyVariables,
  LIVREE_VAT_PERCENT: whole(0, 100, 10),
  LIVREE_DEMONSTRATION: onOff('on'),
  LIVREE_API_DESCRIPTION: z.optional(z.enum(['on', 'off'], 'must be on or off')),
  LIVREE_DIAGNOSTICS: onOff('off'),
  LIVREE_SMTP_URL: urlOf(/^smtps?$/, 'must be an smtp:// or smtps:// address'),
  LIVREE_MAIL_FROM: text('Livrée <reservations@livree.example>'),
  LIVREE_MAILBOX_KEY: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  LIVREE_SMS_URL: z.optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an https address' })
      .check(z.refine(isSecureAddress, 'must be an https address')),
  ),
  LIVREE_SMS_TOKEN: z.optional(z.string().check(z.minLength(1, 'must not be empty'))),
  LIVREE_PUSH_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url, as a VAPID private key is')),
  ),
  LIVREE_PUSH_ORIGIN: z.optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an https address' })
      .check(z.refine(isSecureAddress, 'must be an https address')),
  ),
  LIVREE_OPERATOR_EMAIL: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.maxLength(254, 'must be an e-mail address'),
        z.regex(emailPattern, 'must be an e-mail address'),
      ),
  ),
  LIVREE_OPERATOR_PASSWORD: z.optional(
    z
      .string()
      .check(
        z.minLength(12, 'must have at least 12 characters'),
        z.maxLength(128, 'must have at most 128 characters'),
      ),
  ),
  LIVREE_S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  ),
  LIVREE_S3_ENDPOINT: urlOf(/^https?$/, 'must be an http(s) address'),
  LIVREE_S3_REGION: text('us-east-1'),
  LIVREE_S3_ACCESS_KEY_ID: z.optional(z.string().check(z.minLength(1, 'must not be empty'))),
  LIVREE_S3_SECRET_ACCESS_KEY: z.optional(z.string().check(z.minLength(1, 'must not be empty'))),
  ...paymentVariables,
  LIVREE_GOOGLE_CLIENT_ID: z.optional(z.string().check(z.trim(), z.minLength(1, 'must not be empty'))),
  LIVREE_GOOGLE_CLIENT_SECRET: z.optional(z.string().check(z.minLength(1, 'must not be empty'))),
  LIVREE_GOOGLE_ISSUER: z.prefault(
    z
      .url({
        protocol: /^https?$/,
        error: 'must be an https address',
      })
      .check(z.refine(isSecureAddress, 'must be an https address')),
    'https://accounts.google.com',
  ),
  LIVREE_WORKER: z.prefault(z.enum(['inside', 'separate'], 'must be inside or separate'), 'inside'),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(/^https?$/, 'must be an http(s) address'),
  LIVREE_GOOGLE_MAPS_SERVER_KEY: z.optional(z.string().check(z.trim(), z.minLength(1, 'must not be empty'))),
  LIVREE_GOOGLE_MAPS_BROWSER_KEY: z.optional(z.string().check(z.trim(), z.minLength(1, 'must not be empty'))),
  LIVREE_GOOGLE_MAPS_URL: z.optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an https address' })
      .check(z.refine(isSecureAddress, 'must be an https address')),
  ),
  LIVREE_SECURITY_EVENT_DAYS: whole(1, 3650, 183),
  LIVREE_LOG_LEVEL: z.prefault(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be a log level such as info'),
    'info',
  ),
});

/** Every variable that is read. */
export const variableNames: readonly string[] = Object.keys(environment.shape);

/** Countries a ride may touch whatever the operator adds. */
const servedCountries = ['fr', 'ch', 'be', 'de', 'it', 'es', 'gb'];

/** Their values are never repeated. */
const secrets = new Set<string>([
  ...paymentSecrets,
  'LIVREE_S3_SECRET_ACCESS_KEY',
  'DATABASE_URL',
  'LIVREE_QUOTE_SECRET',
  'LIVREE_SMTP_URL',
  'LIVREE_MAILBOX_KEY',
  'LIVREE_OPERATOR_PASSWORD',
  'LIVREE_GOOGLE_CLIENT_SECRET',
  'LIVREE_GOOGLE_MAPS_SERVER_KEY',
  'LIVREE_SMS_TOKEN',
  'LIVREE_PUSH_KEY',
]);

function policyOf(env: z.output<typeof environment>): CancellationPolicy {
  return cancellationPolicyOf({
    selfServiceHours: env.LIVREE_SELF_CANCEL_HOURS,
    fullRefundHours: env.LIVREE_FULL_REFUND_HOURS,
    partialRefundHours: env.LIVREE_PARTIAL_REFUND_HOURS,
    partialRefundShare: env.LIVREE_PARTIAL_REFUND_PERCENT / 100,
  });
}

/** Two texts that make sense together only. @throws ConfigError when one of them is missing */
function bothOf<const First extends string, const Second extends string>(
  env: { readonly [Name in First | Second]?: string | undefined },
  first: First,
  second: Second,
): readonly [string, string] | undefined {
  const [one, other] = [env[first], env[second]];
  if (one !== undefined && other !== undefined) return [one, other];
  if (one === other) return undefined;
  throw new ConfigError(`${first} and ${second} must be set together.`);
}

function operatorOf(env: z.output<typeof environment>) {
  const given = bothOf(env, 'LIVREE_OPERATOR_EMAIL', 'LIVREE_OPERATOR_PASSWORD');
  return given && { email: given[0], password: given[1] };
}

/** A bucket with its keys, or none. @throws ConfigError for a half of it */
function s3Of(env: z.output<typeof environment>) {
  const bucket = env.LIVREE_S3_BUCKET;
  const keys = bothOf(env, 'LIVREE_S3_ACCESS_KEY_ID', 'LIVREE_S3_SECRET_ACCESS_KEY');
  if (bucket === undefined && keys === undefined) return undefined;
  if (bucket === undefined || keys === undefined)
    throw new ConfigError('LIVREE_S3_BUCKET and LIVREE_S3_ACCESS_KEY_ID must be set together.');
  const [accessKeyId, secretAccessKey] = keys;
  const { LIVREE_S3_ENDPOINT: endpoint, LIVREE_S3_REGION: region } = env;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

function googleOf(env: z.output<typeof environment>) {
  const given = bothOf(env, 'LIVREE_GOOGLE_CLIENT_ID', 'LIVREE_GOOGLE_CLIENT_SECRET');
  return given && { clientId: given[0], clientSecret: given[1], issuer: env.LIVREE_GOOGLE_ISSUER };
}

/** @throws ConfigError for a half of it */
function smsOf(env: z.output<typeof environment>) {
  const given = bothOf(env, 'LIVREE_SMS_URL', 'LIVREE_SMS_TOKEN');
  return given && { url: given[0], token: given[1] };
}

/** Whether what is queued is worked on by the serving process or by one of its own. @throws ConfigError */
function workerOf({ LIVREE_WORKER: worker, DATABASE_URL: server }: z.output<typeof environment>) {
  if (worker === 'separate' && server === undefined)
    throw new ConfigError(
      'LIVREE_WORKER=separate needs DATABASE_URL: the embedded database belongs to one process.',
    );
  return worker;
}

/** `url`: who answers in Google's place. */
function googleMapsOf({
  LIVREE_GOOGLE_MAPS_SERVER_KEY: key,
  LIVREE_GOOGLE_MAPS_URL: url,
}: z.output<typeof environment>) {
  return key === undefined ? null : { key, ...(url !== undefined && { url }) };
}

/** Whether anybody may read what the API can do. */
function describesApi({
  LIVREE_API_DESCRIPTION: choice,
  LIVREE_DEMONSTRATION: isDemonstration,
  NODE_ENV: mode,
}: z.output<typeof environment>): boolean {
  return choice === undefined ? isDemonstration || mode !== 'production' : choice === 'on';
}

function shaped(env: z.output<typeof environment>) {
  return {
    host: env.HOST,
    port: env.PORT,
    dataFolder: env.LIVREE_DATA,
    databaseUrl: env.DATABASE_URL,
    siteUrl: env.LIVREE_SITE_URL,
    /** Where checkout frames are of another origin than the site. */
    frameOrigin: env.LIVREE_FRAME_ORIGIN,
    rateLimitScale: env.LIVREE_RATE_LIMIT_SCALE,
    quoteSecret: env.LIVREE_QUOTE_SECRET ?? keptSecret(env.LIVREE_DATA, 'quote-secret'),
    quoteMinutes: env.LIVREE_QUOTE_MINUTES,
    /** How long a payment provider's answer is waited for. */
    providerTimeoutMs: env.LIVREE_PROVIDER_TIMEOUT_MS,
    holdMinutes: env.LIVREE_HOLD_MINUTES,
    maxHolds: env.LIVREE_MAX_HOLDS,
    turnaroundMinutes: env.LIVREE_TURNAROUND_MINUTES,
    maxDaysAhead: env.LIVREE_MAX_DAYS_AHEAD,
    /** Where places are suggested by default. */
    countries: env.LIVREE_COUNTRIES,
    /** Where a ride may start or end. */
    servedCountries: [...new Set([...env.LIVREE_COUNTRIES, ...servedCountries])],
    timeZone: env.LIVREE_TIMEZONE,
    brand: {
      name: env.LIVREE_BRAND_NAME,
      legalName: env.LIVREE_BRAND_LEGAL_NAME,
      phone: env.LIVREE_BRAND_PHONE,
      email: env.LIVREE_BRAND_EMAIL,
      address: env.LIVREE_BRAND_ADDRESS,
      isDemonstration: env.LIVREE_DEMONSTRATION,
    },
    company: companyOf(env),
    /** Included in every price; 10 % for passenger transport in France (Code général des impôts, art. 279 b quater). */
    vatPercent: env.LIVREE_VAT_PERCENT,
    cancellationPolicy: policyOf(env),
    payments: paymentSettings(env),
    describesApi: describesApi(env),
    diagnostics: env.LIVREE_DIAGNOSTICS,
    smtpUrl: env.LIVREE_SMTP_URL,
    mailFrom: env.LIVREE_MAIL_FROM,
    /** Opens the mailbox page; without it there is none. */
    mailboxKey: env.LIVREE_MAILBOX_KEY,
    /** Who sends text messages; the mailbox page when there is none. */
    sms: smsOf(env),
    /** The private key that push services know this site by. */
    pushKey: env.LIVREE_PUSH_KEY ?? keptSecret(env.LIVREE_DATA, 'push-key'),
    /** A push service beside those of the browsers' makers. */
    pushOrigin: env.LIVREE_PUSH_ORIGIN,
    google: googleOf(env),
    /** The account that is kept as the operator's. */
    operator: operatorOf(env),
    /** Where files go instead of the data folder. */
    s3: s3Of(env),
    worker: workerOf(env),
    /** Where traces and metrics are sent. */
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** Null when the embedded maps answer alone. */
    googleMaps: googleMapsOf(env),
    /** By which Google knows the site in a browser; anybody may read it. */
    googleMapsKey: env.LIVREE_GOOGLE_MAPS_BROWSER_KEY,
    securityEventDays: env.LIVREE_SECURITY_EVENT_DAYS,
    logLevel: env.LIVREE_LOG_LEVEL,
  } as const;
}

/** What an operator may set, checked. Minutes, days and shares are in the unit their name says. */
export type Config = ReturnType<typeof shaped>;

/** Reads the environment. @throws ConfigError with one sentence for each variable that makes no sense */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const result = z.safeParse(environment, env);
  if (result.success) return shaped(result.data);
  const faults = new Map(
    result.error.issues.map(({ path, message }) => [String(path[0] ?? 'environment'), message]),
  );
  const sentences = [...faults].map(([name, message]) => {
    const value = secrets.has(name) ? '' : ` (it is "${env[name] ?? ''}")`;
    return `${name} ${message}${value}.`;
  });
  throw new ConfigError(sentences.join('\n'));
}
