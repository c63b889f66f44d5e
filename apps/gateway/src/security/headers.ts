import type { FastifyInstance } from 'fastify';

/** Every answer carries these; they are few, because a page is made of many answers. */
export const commonHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** What a document may use of the device; `payers` are the origins beside its own that may ask the browser's wallets. */
export const permissions = (payers: readonly string[] = []): string =>
  [
    'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=()',
    `payment=(${['self', ...payers.map((origin) => `"${origin}"`)].join(' ')})`,
    'usb=()',
  ].join(', ');

/** What a document carries beside its policy; a frame of ours loosens the second. */
export const documentHeaders = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': permissions(),
} as const;

/** For answers that are not documents: nothing in them may run or be framed; a picture may have its styles. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders);
  });
}
