import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingFields, settingsOfTerms } from '@livree/contracts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const secret = 'x'.repeat(32);
const read = (env: Record<string, string>) => readConfig({ LIVREE_QUOTE_SECRET: secret, ...env });

describe('the environment', () => {
  test('requires no variable', () => {
    expect(read({})).toMatchObject({
      port: 4201,
      holdMinutes: 15,
      maxHolds: 3,
      turnaroundMinutes: 0,
      maxDaysAhead: 730,
      countries: ['fr'],
      rateLimitScale: 1,
      timeZone: 'Europe/Paris',
      cancellationPolicy: {
        selfServiceHours: 48,
        fullRefundHours: 24,
        partialRefundHours: 2,
        partialRefundShare: 0.5,
      },
    });
  });

  test.each(Object.entries(settingFields).filter(([, { kind }]) => kind === 'number'))(
    'has terms that every customer is told of again with another %s exactly if the screen asks first',
    (name, { variable }) => {
      const versions = [read({}), read({ [variable]: '6' })].map(
        ({ cancellationPolicy }) => cancellationPolicy.version,
      );
      expect(new Set(versions).size > 1).toBe(settingsOfTerms.some((known) => known === name));
    },
  );

  test('adds the operator’s countries to the served ones', () => {
    const { countries, servedCountries } = read({ LIVREE_COUNTRIES: 'fr,dz' });
    expect(countries).toEqual(['fr', 'dz']);
    expect(servedCountries).toEqual(['fr', 'dz', 'ch', 'be', 'de', 'it', 'es', 'gb']);
  });

  test.each([
    ['PORT', '80x', 'PORT must be a whole number from 0 to 65535 (it is "80x").'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535 (it is "70000").'],
    [
      'LIVREE_FRAME_ORIGIN',
      'https://pay.livree.example/x',
      'LIVREE_FRAME_ORIGIN must be an origin such as https://pay.livree.example, without a path (it is "https://pay.livree.example/x").',
    ],
    ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL must be a postgres:// address.'],
    ['DATABASE_URL', 'postgresql:/x', 'DATABASE_URL must be a postgres:// address.'],
    [
      'LIVREE_QUOTE_SECRET',
      ' '.repeat(40),
      'LIVREE_QUOTE_SECRET must not begin or end with a blank or a line break.',
    ],
    [
      'LIVREE_WORKER',
      'separate',
      'LIVREE_WORKER=separate needs DATABASE_URL: the embedded database belongs to one process.',
    ],
    ['LIVREE_RATE_LIMIT_SCALE', '0', 'LIVREE_RATE_LIMIT_SCALE must be more than 0 (it is "0").'],
    [
      'LIVREE_TIMEZONE',
      'Europe/Lutece',
      'LIVREE_TIMEZONE must be a time zone such as Europe/Paris (it is "Europe/Lutece").',
    ],
    [
      'LIVREE_PARTIAL_REFUND_HOURS',
      '25',
      'LIVREE_PARTIAL_REFUND_HOURS must not be more than LIVREE_FULL_REFUND_HOURS.',
    ],
    [
      'LIVREE_FULL_REFUND_HOURS',
      '1',
      'LIVREE_PARTIAL_REFUND_HOURS must not be more than LIVREE_FULL_REFUND_HOURS.',
    ],
    ['LIVREE_COUNTRIES', 'France', 'LIVREE_COUNTRIES must be country codes such as fr,dz (it is "France").'],
    ['LIVREE_DEMONSTRATION', 'yes', 'LIVREE_DEMONSTRATION must be on or off (it is "yes").'],
    [
      'LIVREE_GOOGLE_ISSUER',
      'http://issuer.example',
      'LIVREE_GOOGLE_ISSUER must be an https address (it is "http://issuer.example").',
    ],
    ['NODE_ENV', 'prod', 'NODE_ENV must be development, production or test (it is "prod").'],
  ])('%s=%s is refused in one sentence', (name, value, sentence) => {
    expect(() => read({ [name]: value })).toThrow(sentence);
  });

  test('reports all errors at once', () => {
    expect(() => read({ PORT: 'x', LIVREE_DEMONSTRATION: 'yes' })).toThrow(
      new ConfigError(
        'PORT must be a whole number from 0 to 65535 (it is "x").\nLIVREE_DEMONSTRATION must be on or off (it is "yes").',
      ),
    );
  });

  test('never repeats a secret in an error', () => {
    expect(() => readConfig({ LIVREE_QUOTE_SECRET: 'too short' })).toThrow(
      /^LIVREE_QUOTE_SECRET must have at least 32 characters\.$/,
    );
  });

  test.each([
    [
      { LIVREE_OPERATOR_EMAIL: 'boss@livree.example' },
      'LIVREE_OPERATOR_EMAIL and LIVREE_OPERATOR_PASSWORD must be set together.',
    ],
    [
      { LIVREE_OPERATOR_EMAIL: 'boss@livree.example', LIVREE_OPERATOR_PASSWORD: 'short secret'.slice(0, 11) },
      'LIVREE_OPERATOR_PASSWORD must have at least 12 characters.',
    ],
  ])('requires the operator’s account as a whole, and never repeats the password', (env, sentence) => {
    expect(() => read(env)).toThrow(new ConfigError(sentence));
  });

  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1' };
  const { STRIPE_WEBHOOK_SECRET: _signing, ...unsigned } = stripe;

  test.each([
    [unsigned, 'STRIPE_WEBHOOK_SECRET must be set too when STRIPE_SECRET_KEY is.'],
    [
      { PAYPAL_WEBHOOK_ID: 'WH-1' },
      'PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET must be set too when PAYPAL_WEBHOOK_ID is.',
    ],
    [
      { ...stripe, STRIPE_SECRET_KEY: 'sk_live_1' },
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both live keys.',
    ],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_1' }, 'STRIPE_SECRET_KEY must be a secret key such as sk_test_….'],
    [
      { ...paypal, PAYPAL_ENVIRONMENT: 'production' },
      'PAYPAL_ENVIRONMENT must be sandbox or live (it is "production").',
    ],
  ])('requires a payment provider as a whole, and never repeats its secrets', (env, sentence) => {
    expect(() => read(env)).toThrow(new ConfigError(sentence));
  });

  test.each([
    [{}, { card: 'sandbox', wallet: 'sandbox' }],
    [stripe, { card: 'stripe' }],
    [
      { ...stripe, LIVREE_SANDBOX_PAYMENTS: 'on' },
      { card: 'stripe', wallet: 'sandbox' },
    ],
    [
      { ...stripe, ...paypal },
      { card: 'stripe', wallet: 'paypal' },
    ],
    [{ LIVREE_SANDBOX_PAYMENTS: 'off' }, {}],
  ])('lets real providers replace the sandbox by default', (env, expected) => {
    const taken = read(env).payments.methods.map(({ id, provider }) => [id, provider]);
    expect(Object.fromEntries(taken)).toEqual(expected);
  });

  test('turns Google on if both its variables are set', () => {
    expect(read({}).google).toBeUndefined();
    expect(read({ LIVREE_GOOGLE_CLIENT_ID: 'id', LIVREE_GOOGLE_CLIENT_SECRET: 'secret' }).google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      issuer: 'https://accounts.google.com',
    });
    expect(() => read({ LIVREE_GOOGLE_CLIENT_ID: 'id' })).toThrow(
      'LIVREE_GOOGLE_CLIENT_ID and LIVREE_GOOGLE_CLIENT_SECRET must be set together.',
    );
  });

  test('stores a quote secret in the data folder if none is set', () => {
    const folder = mkdtempSync(join(tmpdir(), 'livree-config-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const first = readConfig({ LIVREE_DATA: folder }).quoteSecret;
    expect(first).toHaveLength(43);
    expect(readConfig({ LIVREE_DATA: folder }).quoteSecret).toBe(first);
  });
});
