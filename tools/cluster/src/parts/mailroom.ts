import { setTimeout as sleep } from 'node:timers/promises';
import { startMailServer } from '@livree/server/testing/mail';
import PostalMime from 'postal-mime';

/** A mail that the mail server took. */
export interface Delivery {
  readonly recipient: string;
  readonly subject: string;
  /** Empty if it has none. */
  readonly messageId: string;
}

/** What stands in for the mail server of the company, and records every delivery. */
export interface Mailroom {
  /** As `LIVREE_SMTP_URL` names it. */
  readonly url: string;
  readonly deliveries: readonly Delivery[];
  close(): Promise<void>;
}

/** @param delay milliseconds between the moment it has a mail and its answer: whoever is killed then sends it again */
export async function openMailroom({ delay }: { readonly delay: number }): Promise<Mailroom> {
  const deliveries: Delivery[] = [];
  const server = await startMailServer(async (raw) => {
    const { to = [], subject = '', messageId = '' } = await PostalMime.parse(raw);
    deliveries.push({ recipient: to[0]?.address ?? '', subject, messageId });
    await sleep(delay);
  });
  return { url: server.url, deliveries, close: () => server.close() };
}
