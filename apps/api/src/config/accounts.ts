import { emailPattern } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { optionalSetting, rules, setting } from '@livree/server/environment';
import { readPair } from './read-pair.ts';

const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'must be an e-mail address'),
    z.regex(emailPattern, 'must be an e-mail address'),
  );

/** The operator's account and sign-in with Google. */
export const accountSettings = {
  LIVREE_OPERATOR_EMAIL: optionalSetting(email, {
    about:
      'the operator’s account, created or updated at each start; an operator named before becomes a customer, an invited one stays',
  }),
  LIVREE_OPERATOR_PASSWORD: optionalSetting(
    rules.longText(12).check(z.maxLength(128, 'must have at most 128 characters')),
    { about: 'its password, 12 to 128 characters', isSecret: true },
  ),
  LIVREE_OPERATOR_KEY: optionalSetting(rules.longText(32), {
    about:
      'signs in once, within an hour, as the operator of a demonstration that names none; at least 32 characters',
    shown: 'made by `npm start`',
    isSecret: true,
  }),
  LIVREE_SECOND_FACTOR: optionalSetting(z.enum(['required', 'off'], 'must be required or off'), {
    about:
      'whether operators and dispatchers give a second factor (passkey or authenticator app) when they sign in; the demonstration’s ready link needs none',
    shown: '`required`; `off` for the demonstration',
  }),
  LIVREE_GOOGLE_CLIENT_ID: optionalSetting(rules.text, {
    about: 'sign-in with Google; register `{site}/backend/public/api/auth/google/callback` there',
  }),
  LIVREE_GOOGLE_CLIENT_SECRET: optionalSetting(rules.text, {
    about: 'the secret of that client',
    isSecret: true,
  }),
  LIVREE_GOOGLE_ISSUER: setting(rules.secureUrl, 'https://accounts.google.com', {
    about: 'another OpenID provider instead of Google; `http` only on this machine',
  }),
};

const schema = z.object(accountSettings);
type Variables = z.output<typeof schema>;

function readOperator(env: Variables) {
  const given = readPair(env, 'LIVREE_OPERATOR_EMAIL', 'LIVREE_OPERATOR_PASSWORD');
  return given && { email: given[0], password: given[1] };
}

function readGoogle(env: Variables) {
  const given = readPair(env, 'LIVREE_GOOGLE_CLIENT_ID', 'LIVREE_GOOGLE_CLIENT_SECRET');
  return given && { clientId: given[0], clientSecret: given[1], issuer: env.LIVREE_GOOGLE_ISSUER };
}

/** @throws ConfigError if the operator or the Google client is incomplete */
export const readAccounts = (env: Variables) => ({
  google: readGoogle(env),
  /** The account that every start creates or updates. */
  operator: readOperator(env),
  /** The key of the link that signs in as the demonstration's operator; without it, there is no such link. */
  operatorKey: env.LIVREE_OPERATOR_KEY,
});
