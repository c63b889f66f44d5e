import { send, type Transport } from '@livree/api-client';
import { contactRoutes, type ContactMessage } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

/** The fields of the contact form. `website` is a honeypot, which people do not see. */
export const emptyMessage = { name: '', email: '', phone: '', subject: '', message: '', website: '' };
export type TypedMessage = typeof emptyMessage;

// The contract checks the texts, the subject among them.
const asMessage = z.custom<ContactMessage>();

/** The body of the call. */
export const messageBody = (typed: TypedMessage, now: Date): ContactMessage =>
  z.parse(asMessage, { ...typed, timestamp: now.toISOString() });

/**
 * Sends a message. @param key one for a message, however often it is sent @returns the API's message
 * @throws ApiError, with field errors if there are any
 */
export async function sendMessage(api: Transport, body: ContactMessage, key: string): Promise<string> {
  const { message = '' } = await send(api, contactRoutes.send, { body, headers: { idempotencyKey: key } });
  return message;
}
