import { z } from '@livree/contracts/schema';
import { optionalSetting, rules, setting } from '@livree/server/environment';
import { loadOrCreateSecret } from '../platform/load-or-create-secret.ts';
import { textRule } from './field-rules.ts';
import { readPair } from './read-pair.ts';

/** How mails, text messages and push messages are sent. */
export const messageSettings = {
  LIVREE_SMTP_URL: optionalSetting(rules.url(/^smtps?$/, 'must be an smtp:// or smtps:// address'), {
    about: 'the mail server',
    shown: 'the mailbox page',
    isSecret: true,
  }),
  LIVREE_MAIL_FROM: setting(rules.text, 'Livrée <reservations@livree.example>', {
    about: 'the sender of mails',
  }),
  LIVREE_MAILBOX_KEY: optionalSetting(rules.longText(32), {
    about: 'opens the mailbox page of an API that runs alone; at least 32 characters',
    shown: 'made by `npm start`',
    isSecret: true,
  }),
  LIVREE_SMS_URL: optionalSetting(rules.secureUrl, {
    about:
      'the service that sends text messages: `POST` of `to`, `from` and `text` with a bearer token and an `Idempotency-Key`',
    shown: 'the mailbox page',
  }),
  LIVREE_SMS_TOKEN: optionalSetting(rules.text, { about: 'the token of that service', isSecret: true }),
  LIVREE_TEXT_MESSAGES: setting(
    z.pipe(
      textRule('text_messages', 'must be on or off'),
      z.transform((value) => value === 'on'),
    ),
    'on',
    { about: 'whether customers and travellers get text messages' },
  ),
  LIVREE_PUSH_KEY: optionalSetting(
    z.string().check(z.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url, as a VAPID private key is')),
    {
      about:
        'the VAPID private key that push services know the site by; the same for all processes of a site',
      shown: 'made once, kept in the data folder',
      isSecret: true,
    },
  ),
  LIVREE_PUSH_ORIGIN: optionalSetting(rules.secureUrl, {
    about: 'a push service besides those of the browser vendors; `http` only on this machine',
  }),
};

const schema = z.object(messageSettings);
type Variables = z.output<typeof schema>;

/** @throws ConfigError if an address has no token */
function readSms(env: Variables) {
  const given = readPair(env, 'LIVREE_SMS_URL', 'LIVREE_SMS_TOKEN');
  return given && { url: given[0], token: given[1] };
}

/** @throws ConfigError */
export const readMessages = (env: Variables & { readonly LIVREE_DATA: string }) => ({
  smtpUrl: env.LIVREE_SMTP_URL,
  mailFrom: env.LIVREE_MAIL_FROM,
  /** The key of the mailbox page; without it, the page does not exist. */
  mailboxKey: env.LIVREE_MAILBOX_KEY,
  /** The provider of text messages; without it, they appear on the mailbox page. */
  sms: readSms(env),
  /** Whether text messages are sent at all. */
  sendsTexts: env.LIVREE_TEXT_MESSAGES,
  /** The private key that identifies this site to push services. */
  pushKey: env.LIVREE_PUSH_KEY ?? loadOrCreateSecret(env.LIVREE_DATA, 'push-key'),
  /** A push service besides those of the browser vendors. */
  pushOrigin: env.LIVREE_PUSH_ORIGIN,
});
