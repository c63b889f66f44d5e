import { fileURLToPath } from 'node:url';
import { z } from '@livree/contracts/schema';
import { folder, httpUrl, knownPort, longText, origin, port, wholeNumber } from './rules.ts';
import { optionalSetting, setting } from './setting.ts';

const workspace = fileURLToPath(new URL('../../../..', import.meta.url));

/** The port that a program listens on. */
export const portSetting = (fallback: number, rule: typeof port = port) =>
  setting(rule, String(fallback), { about: 'the port that the program listens on' });

export const hostSetting = (fallback: string) =>
  setting(z.string(), fallback, { about: 'the interface that the program listens on' });

export const logLevelSetting = (fallback: 'info' | 'warn') =>
  setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be a log level such as info'),
    fallback,
    { about: '`fatal`, `error`, `warn`, `info`, `debug` or `silent`' },
  );

/** Where a program that answers nobody else says whether it works. */
export const healthPortSetting = optionalSetting(knownPort, {
  about:
    'a port of its own where a worker, the watch of canaries or the ledger service answers `/livez` and `/readyz` for whoever starts it again',
});

/** Who receives what gateway, API and worker measure. */
export const collectorSetting = optionalSetting(httpUrl, {
  about:
    'an OpenTelemetry collector over HTTP that receives a trace of every request and job, by route and without personal data; give gateway, API and worker the same; `OTEL_EXPORTER_OTLP_HEADERS` go with it',
});

export const apiOriginSetting = setting(origin, 'http://127.0.0.1:4201', { about: 'where the API listens' });

const oneOrTwo = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(',')),
  ),
  z.array(longText(32)).check(z.maxLength(2, 'must be one secret, or two separated by a comma')),
);

/** What gateway and API know on different hosts. */
export const gatewaySecretSetting = optionalSetting(oneOrTwo, {
  about:
    'with it the gateway signs who calls, so that the API may run on another host: one secret of at least 32 characters, or two separated by a comma; the gateway signs with the first, the API accepts both',
  shown: 'the API trusts its own host',
  isSecret: true,
});

/** How long a stopping server keeps answering, in milliseconds. */
export const drainSetting = setting(
  z.pipe(
    wholeNumber(0, 120),
    z.transform((seconds: number) => seconds * 1000),
  ),
  '0',
  {
    about:
      'seconds that a stopping API or gateway keeps answering while its readiness sends others elsewhere; behind a balancer 6, or more if that asks less often than each second',
  },
);

/** Settings that several programs of a site read. */
export const sharedSettings = {
  LIVREE_DATA: setting(folder, `${workspace}.livree`, {
    about: 'the folder of the embedded database, uploaded files, secrets and the ledger',
    shown: '`.livree`',
  }),
  LIVREE_SITE_URL: setting(httpUrl, 'http://localhost:4200', {
    about: 'the address that visitors use, for links in mails and for search engines',
  }),
  LIVREE_FRAME_ORIGIN: optionalSetting(origin, {
    about: 'a second origin, for the checkout frames; API and gateway need the same value',
  }),
  LIVREE_RATE_LIMIT_SCALE: setting(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}(\.\d{1,3})?$/, 'must be a number such as 1 or 100')),
      z.pipe(z.transform(Number), z.number().check(z.minimum(0.001, 'must be more than 0'))),
    ),
    '1',
    { about: 'multiplies every rate limit; load tests raise it' },
  ),
};
