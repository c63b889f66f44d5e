import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Keys {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const pattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Whether a request carries the signature (AWS Signature Version 4) of these keys, over what was really sent. */
export function isSigned(request: IncomingMessage, body: Buffer, keys: S3Keys): boolean {
  const [, id, day = '', region = '', names = '', signature] =
    pattern.exec(request.headers.authorization ?? '') ?? [];
  if (id !== keys.accessKeyId || region !== keys.region) return false;
  const content = String(request.headers['x-amz-content-sha256']);
  if (content !== sha256(body)) return false;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.invalid');
  searchParams.sort();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [
    request.method,
    pathname,
    searchParams.toString(),
    headers.join(''),
    names,
    content,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  );
  return hmac(key, text).toString('hex') === signature;
}
