import { send, type Transport } from '@livree/api-client';
import { contactRoutes, type ContactMessage } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

/** Form values are texts or files; the call validates the texts by its contract. */
const isText = (value: unknown): boolean => typeof value === 'string';
const asTyped = z.custom<ContactMessage>(
  (fields) => typeof fields === 'object' && fields !== null && Object.values(fields).every(isText),
);

/** @returns the API's message @throws ApiError, with field errors if there are any */
export async function sendMessage(api: Transport, form: FormData, now: Date): Promise<string> {
  const body = z.parse(asTyped, { ...Object.fromEntries(form), timestamp: now.toISOString() });
  const { message = '' } = await send(api, contactRoutes.send, { body });
  return message;
}
