import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from '@livree/contracts/schema';
import { isSigned, type S3Keys } from './s3-signature.ts';

export type S3Server = {
  readonly endpoint: string;
  /** What is stored by `/bucket/key`. */
  readonly files: ReadonlyMap<string, { readonly content: Buffer; readonly type: string }>;
  close(): Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(z.parse(z.instanceof(Buffer), chunk));
  return Buffer.concat(chunks);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

/** An object store that speaks the part of Amazon S3's protocol that storage uses, and checks every signature. */
export async function openS3Server(bucket: string, keys: S3Keys): Promise<S3Server> {
  const files = new Map<string, { content: Buffer; type: string }>();

  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://s3.invalid');
    if (!isSigned(request, body, keys)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (pathname.split('/')[1] !== bucket) return refuse(response, 404, 'NoSuchBucket');
    const file = files.get(pathname);
    switch (request.method) {
      case 'HEAD':
        return void response.writeHead(200).end();
      case 'PUT':
        files.set(pathname, { content: body, type: request.headers['content-type'] ?? '' });
        return void response.writeHead(200, { etag: '"0"' }).end();
      case 'DELETE':
        files.delete(pathname);
        return void response.writeHead(204).end();
      default:
        if (!file) return refuse(response, 404, 'NoSuchKey');
        return void response.writeHead(200, { 'content-type': file.type }).end(file.content);
    }
  };

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => answer(request, response, body));
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
