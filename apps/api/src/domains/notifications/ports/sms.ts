import type { Config } from '../../../config.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import { traceCall } from '../../../platform/telemetry/trace-call.ts';

export interface TextMessage {
  readonly key: string;
  readonly to: string;
  readonly text: string;
}

/** Sends now. Throws on failure, so that the job is retried. */
export interface Sms {
  send(message: TextMessage): Promise<void>;
}

const patienceMs = 10_000;

/**
 * A provider over HTTP: `POST {to, from, text}` with a bearer token. The key is sent as `Idempotency-Key`, so that a
 * message whose answer was lost is not sent twice. Any status but 2xx is a failure.
 */
function httpSms(
  { url, token }: { readonly url: string; readonly token: string },
  readSender: () => string,
): Sms {
  return {
    async send({ key, to, text }) {
      const request = {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ to, from: readSender(), text }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      } as const;
      const response = await traceCall('sms', 'send', () => fetch(url, request));
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the SMS provider answered ${response.status}`);
    },
  };
}

/** The configured provider; otherwise the mailbox page, or nothing if mails are really sent. */
export function openSms(config: Config, mail: Mail): Sms {
  const { sms, smtpUrl } = config;
  if (sms) return httpSms(sms, () => config.brand.name);
  return {
    async send({ to, text }) {
      if (smtpUrl === undefined)
        await mail.send({ kind: 'stand-in', to: `SMS ${to}`, subject: config.brand.name, text });
    },
  };
}
