import { randomBytes } from 'node:crypto';

/** A key for the mailbox of one start. */
export const newMailboxKey = (): string => randomBytes(32).toString('base64url');

/** The link to the mailbox page, for the person who started the site; none with a mail server. */
export function mailboxLink(origin: string, key: string): string | undefined {
  return process.env['LIVREE_SMTP_URL'] ? undefined : `${origin}/api/dev/mailbox?key=${key}`;
}

/** The line that prints it. */
export const tellMailbox = ({ mailbox }: { readonly mailbox: string | undefined }): string =>
  mailbox === undefined ? '' : `Mails: ${mailbox}\n`;
