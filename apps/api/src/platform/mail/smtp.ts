import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** Through a mail server. @param url `smtp://user:password@host:port` @param from the sender shown */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(url);
  return {
    async send({ to, subject, text, replyTo, headers }) {
      await transport.sendMail({ from, to, subject, text, replyTo, headers: { ...headers } });
    },
  };
}
