import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** Milliseconds, in all less than a job may take, so that no mail is sent twice. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through a mail server. @param url `smtp://user:password@host:port` @param from the visible sender */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({ url, ...patience });
  return {
    async send({ to, subject, text, html, replyTo, headers, attachments = [] }) {
      const files = attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content,
      }));
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        replyTo,
        headers: { ...headers },
        attachments: files,
      });
    },
  };
}
