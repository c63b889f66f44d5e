import type { FastifyInstance } from 'fastify';

/** Every answer carries these; documents and the API may set stricter or other ones over them. */
const headers = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(self), usb=()',
} as const;

/** For answers that are not documents: nothing in them may run or be framed; a picture may have its styles. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
