import { createHash } from 'node:crypto';
import { runningJob } from '../jobs/index.ts';
import { traceCall } from '../telemetry/trace-call.ts';
import type { Message, Outlet } from './mail.ts';

/** Milliseconds, in all less than a job may take, so that no mail is sent twice. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * The Message-ID of a mail that a job sends: a job that is repeated, because nobody knows whether the server took the
 * mail, sends it under the same one, by which mail programs recognise it.
 */
function messageId({ to, subject }: Message, from: string): string | undefined {
  const job = runningJob()?.id;
  if (job === undefined) return undefined;
  const domain = /@(?<domain>[^\s>]+)/.exec(from)?.groups?.['domain'] ?? 'localhost';
  const mail = createHash('sha256')
    .update(JSON.stringify([job, to, subject]))
    .digest('base64url');
  return `<${mail}@${domain}>`;
}

/** Loads the sender with the first mail: a process that only answers calls sends none. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, ...patience });
}

/** Sends through a mail server. @param url `smtp://user:password@host:port` @param from the visible sender */
export function smtpMail(url: string, from: string): Outlet {
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    async send(message) {
      const { to, subject, text, html, replyTo, headers, attachments = [] } = message;
      const files = attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content,
      }));
      const mail = {
        messageId: messageId(message, from),
        from,
        to,
        subject,
        text,
        html,
        replyTo,
        headers: { ...headers },
        attachments: files,
      };
      const transport = await (opened ??= openTransport(url));
      await traceCall('smtp', 'send', () => transport.sendMail(mail));
    },
  };
}
