import { randomBytes } from 'node:crypto';

/** A key that opens the mailbox of one start. */
export const newMailboxKey = (): string => randomBytes(32).toString('base64url');

/** The link by which whoever started the site opens its mailbox; none while a mail server takes the mails. */
export function mailboxLink(origin: string, key: string): string | undefined {
  return process.env['LIVREE_SMTP_URL'] ? undefined : `${origin}/api/dev/mailbox?key=${key}`;
}

/** The line that tells it. */
export const tellMailbox = ({ mailbox }: { readonly mailbox: string | undefined }): string =>
  mailbox === undefined ? '' : `Mails: ${mailbox}\n`;
