import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { preferredEncoding } from '../assets/encoding.ts';

/** Bytes below which an answer hardly becomes smaller. */
const worthwhile = 1024;

type Asked = Pick<FastifyRequest, 'method' | 'headers'>;
interface Answered {
  readonly statusCode: number;
  getHeader(name: string): unknown;
  header(name: string, value: string): unknown;
  removeHeader(name: string): unknown;
}

/** Whether everybody gets this answer: a compressed one tells by its length what is in it. */
function isPublicData({ method, headers }: Asked, reply: Answered): boolean {
  return (
    method === 'GET' &&
    reply.statusCode === 200 &&
    headers.authorization === undefined &&
    String(reply.getHeader('content-type')).startsWith('application/json') &&
    reply.getHeader('content-encoding') === undefined &&
    Number(reply.getHeader('content-length') ?? Infinity) >= worthwhile
  );
}

const compressors = {
  br: () =>
    createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: () => createGzip({ level: 6 }),
};

/** The answer of the API as the caller's browser can take it; public data is compressed. */
export function compressed(request: Asked, reply: Answered, answer: Readable): Readable {
  if (!isPublicData(request, reply)) return answer;
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  const vary = reply.getHeader('vary');
  reply.header('vary', typeof vary === 'string' ? `${vary}, accept-encoding` : 'accept-encoding');
  if (encoding === 'identity') return answer;
  reply.header('content-encoding', encoding);
  reply.removeHeader('content-length');
  // A failure destroys the stream that is sent, and with it the connection.
  return pipeline(answer, compressors[encoding](), () => undefined);
}
