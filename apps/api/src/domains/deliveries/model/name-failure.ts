import type { DeliveryFailure } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

/** How mail servers, text message providers and the network say no: `code` of nodemailer and Node, `name` of fetch. */
const refusal = z.object({ code: z.optional(z.unknown()), name: z.optional(z.unknown()) });

const unreachable: ReadonlySet<unknown> = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'EDNS',
  'ESOCKET',
  'ETLS',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'TypeError',
  'TimeoutError',
]);

/** Why a message was not taken, without what the server said: that may hold the address, and is for the log. */
export function nameFailure(error: unknown): DeliveryFailure {
  const { code, name } = z.safeParse(refusal, error).data ?? {};
  if (code === 'EENVELOPE') return 'address_refused';
  return unreachable.has(code) || unreachable.has(name) ? 'unreachable' : 'refused';
}
