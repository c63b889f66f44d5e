import type { FastifyInstance } from 'fastify';

/** For answers that are not documents: nothing in them may run or be framed; a picture may have styles. */
const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Headers of every answer; they are few, because a page consists of many answers. Documents and scripts have another policy. An
 * answer without one could be opened beside a page, and that page's scripts could act in it as if there were none.
 */
export const commonHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': inertPolicy,
} as const;

/**
 * The device features that a document may use; `payers` are the other origins that may open the browser's wallets.
 */
export const permissions = (payers: readonly string[] = []): string =>
  [
    'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=()',
    `payment=(${['self', ...payers.map((origin) => `"${origin}"`)].join(' ')})`,
    'usb=()',
  ].join(', ');

/** Headers of a document besides its policy; our frames relax the second one. */
export const documentHeaders = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': permissions(),
} as const;

/** For scripts of this site: one that runs as a worker may send reports to the site, and nothing else. */
export const scriptPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders);
  });
}
