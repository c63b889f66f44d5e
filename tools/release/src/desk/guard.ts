import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Access to the desk: only with the link of this start, on this machine. */
export interface Guard {
  readonly key: string;
  /** The token in each form of the page. */
  readonly token: string;
  /** Whether a form was sent by the page. */
  isOwnForm(token: string): boolean;
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The request's host must be this machine, because a foreign page could point another name at it. */
const isLocal = ({ hostname }: FastifyRequest): boolean => ['localhost', '127.0.0.1'].includes(hostname);

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Closes the desk to everybody without its link. */
export function guard(app: FastifyInstance): Guard {
  const key = randomBytes(24).toString('base64url');
  const token = createHmac('sha256', key).update('form').digest('base64url');
  // A name of its own: the desks of two ledgers are on one host, and cookies know no ports.
  const cookie = `livree-desk-${randomBytes(6).toString('hex')}=${key}`;

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (!isLocal(request)) return reply.code(403).send('The desk is on this machine alone.');
    const { searchParams, pathname } = new URL(request.url, 'http://desk.invalid');
    const given = searchParams.get('key');
    if (request.method === 'GET' && pathname === '/' && given !== null && isSame(given, key))
      return reply.header('set-cookie', `${cookie}; HttpOnly; SameSite=Strict; Path=/`).redirect('/', 303);
    const cookies = (request.headers.cookie ?? '').split('; ');
    if (!cookies.some((one) => isSame(one, cookie)))
      return reply.code(403).send('Open the link that `npm run release -- desk` printed.');
  });

  return { key, token, isOwnForm: (given) => isSame(given, token) };
}
