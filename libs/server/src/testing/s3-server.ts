import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from '@livree/contracts/schema';
import { isSigned, type S3Keys } from './s3-signature.ts';

interface S3File {
  readonly content: Buffer;
  readonly type: string;
  readonly etag: string;
}

export interface S3Server {
  readonly endpoint: string;
  /** What is stored by `/bucket/key`. */
  readonly files: Map<string, S3File>;
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(z.parse(z.instanceof(Buffer), chunk));
  return Buffer.concat(chunks);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

/** The status and code with which S3 refuses a write whose condition does not hold; undefined when it holds. */
function brokenCondition(
  { headers }: IncomingMessage,
  file: S3File | undefined,
): [number, string] | undefined {
  if (headers['if-none-match'] === '*' && file !== undefined) return [412, 'PreconditionFailed'];
  const wanted = headers['if-match'];
  if (wanted !== undefined && file === undefined) return [404, 'NoSuchKey'];
  return wanted !== undefined && wanted !== file?.etag ? [412, 'PreconditionFailed'] : undefined;
}

/**
 * An object store that speaks the part of Amazon S3's protocol that we use: files and conditional writes. It checks
 * every signature.
 */
export async function openS3Server(bucket: string, keys: S3Keys): Promise<S3Server> {
  const files = new Map<string, S3File>();

  const put = (path: string, request: IncomingMessage, content: Buffer, response: ServerResponse): void => {
    const broken = brokenCondition(request, files.get(path));
    if (broken !== undefined) return refuse(response, ...broken);
    const etag = `"${createHash('md5').update(content).digest('hex')}"`;
    files.set(path, { content, type: request.headers['content-type'] ?? '', etag });
    response.writeHead(200, { etag }).end();
  };

  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://s3.invalid');
    if (!isSigned(request, body, keys)) return refuse(response, 403, 'SignatureDoesNotMatch');
    const [, named, key] = /^\/([^/]+)\/?(.*)$/.exec(pathname) ?? [];
    if (named !== bucket) return refuse(response, 404, 'NoSuchBucket');
    if (key === '' && request.method === 'HEAD') return void response.writeHead(200).end();
    if (request.method === 'PUT') return put(pathname, request, body, response);
    const file = files.get(pathname);
    if (request.method === 'DELETE') {
      files.delete(pathname);
      return void response.writeHead(204).end();
    }
    if (!file) return refuse(response, 404, 'NoSuchKey');
    const { content, type, etag } = file;
    response.writeHead(200, { 'content-type': type, 'content-length': content.length, etag });
    return void response.end(request.method === 'HEAD' ? undefined : content);
  };

  const server = createServer((request, response) => {
    void readBody(request).then(
      (body) => answer(request, response, body),
      // Its client was killed, or did not wait.
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = z.parse(z.object({ port: z.number() }), server.address());
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    files,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
