import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const usable = /^[\w-]{8,64}$/;

/** The id that the caller gave in `X-Request-Id`, or a new one. */
export function chooseRequestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && usable.test(given) ? given : randomUUID();
}
