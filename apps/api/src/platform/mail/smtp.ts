import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { runningJobId } from '../jobs/index.ts';
import { traceCall } from '../telemetry/trace-call.ts';
import type { Mail, Message } from './mail.ts';

/** Milliseconds, in all less than a job may take, so that no mail is sent twice. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * The Message-ID of a mail that a job sends: a job that is repeated, because nobody knows whether the server took the
 * mail, sends it under the same one, by which mail programs recognise it.
 */
function messageId({ to, subject }: Message, from: string): string | undefined {
  const job = runningJobId();
  if (job === undefined) return undefined;
  const domain = /@(?<domain>[^\s>]+)/.exec(from)?.groups?.['domain'] ?? 'localhost';
  const mail = createHash('sha256')
    .update(JSON.stringify([job, to, subject]))
    .digest('base64url');
  return `<${mail}@${domain}>`;
}

/** Sends through a mail server. @param url `smtp://user:password@host:port` @param from the visible sender */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({ url, ...patience });
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
      await traceCall('smtp', 'send', () => transport.sendMail(mail));
    },
  };
}
