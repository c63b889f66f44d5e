import { send, type Transport } from '@livree/api-client';
import { contactRoutes, type ContactMessage } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

/** What a form holds; the call refuses what its contract does not allow. */
const isText = (value: unknown): boolean => typeof value === 'string';
const asTyped = z.custom<ContactMessage>(
  (fields) => typeof fields === 'object' && fields !== null && Object.values(fields).every(isText),
);

/** @returns what the operator's house answers @throws ApiError, with its fields when they are at fault */
export async function sendMessage(api: Transport, form: FormData, now: Date): Promise<string> {
  const body = z.parse(asTyped, { ...Object.fromEntries(form), timestamp: now.toISOString() });
  const { message = '' } = await send(api, contactRoutes.send, { body });
  return message;
}
