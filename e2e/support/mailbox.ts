import { z } from '@livree/contracts/schema';
import { expect } from 'playwright/test';

const mail = z.object({ to: z.string(), subject: z.string(), text: z.string(), sentAt: z.iso.datetime() });
const mailbox = z.object({ mails: z.array(mail) });

/** A mail that the site would have sent. */
export type Mail = z.output<typeof mail>;

function printedLink(): URL {
  const link = process.env['LIVREE_E2E_MAILBOX'];
  if (link === undefined) throw new Error('LIVREE_E2E_MAILBOX is not set: the link that npm start prints');
  return new URL(link);
}

/** All mails to this address, newest first. @param link the mailbox of a site other than this run's */
export async function mailsTo(address: string, link: string | URL = printedLink()): Promise<Mail[]> {
  const { origin, pathname, searchParams } = new URL(link);
  const cookie = `mailbox-key=${searchParams.get('key')}`;
  const answer = await fetch(`${origin}${pathname}`, { headers: { cookie, accept: 'application/json' } });
  if (!answer.ok) throw new Error(`the mailbox answers ${answer.status}`);
  return z.parse(mailbox, await answer.json()).mails.filter(({ to }) => to === address);
}

/** Waits for a mail to this address with a matching subject, and returns the newest. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  const find = async () => (await mailsTo(address)).find((candidate) => subject.test(candidate.subject));
  await expect.poll(find, `a mail to ${address} about ${subject}`).toBeDefined();
  const found = await find();
  if (found === undefined) throw new Error(`the mail to ${address} is gone`);
  return found;
}

/** The first address of this site in a mail. */
export function linkIn({ text }: Mail): URL {
  const [address] = /https?:\/\/\S+/.exec(text) ?? [];
  if (address === undefined) throw new Error(`no link in: ${text}`);
  return new URL(address);
}
