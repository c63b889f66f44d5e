import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Refusal } from '../refusal.ts';
import { StoreError } from './store-error.ts';
import type { Store } from './store.ts';
import { updateByTag, type Tagged } from './update-by-tag.ts';

/**
 * A ledger in a bucket: `s3://bucket/prefix?region=…&endpoint=…`. The keys come from where every AWS tool finds them.
 */
export interface S3Address {
  readonly bucket: string;
  /** Without leading and trailing slashes; may be empty. */
  readonly prefix: string;
  readonly region: string | undefined;
  /** Another server with the same protocol. */
  readonly endpoint: string | undefined;
}

/** Bytes of the largest file, as a ledger service accepts it. */
const largestFile = 32 * 1024 * 1024;

const readStatus = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

function unlessMissing(error: unknown): undefined {
  if (readStatus(error) !== 404) throw new StoreError(error);
}

/** Somebody else wrote first (412), or is writing (409), or the file to replace is gone (404). */
function unlessOvertaken(error: unknown): false {
  if (![404, 409, 412].includes(readStatus(error) ?? 0)) throw new StoreError(error);
  return false;
}

function createClient({ region, endpoint }: S3Address): S3Client {
  return new S3Client({
    ...(region !== undefined && { region }),
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    // Other stores than Amazon's may not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/**
 * A store in a bucket of Amazon S3, or of a compatible server with conditional writes (`If-Match`, `If-None-Match`).
 */
export function s3Store(address: S3Address): Store {
  const client = createClient(address);
  const { bucket: Bucket, prefix } = address;
  const toKey = (path: string) => (prefix === '' ? path : `${prefix}/${path}`);

  async function get(path: string): Promise<Tagged | undefined> {
    const found = await client.send(new GetObjectCommand({ Bucket, Key: toKey(path) })).catch(unlessMissing);
    if (found?.Body === undefined) return undefined;
    const { Body, ContentLength = 0, ETag = '' } = found;
    // Whoever shares the bucket must not fill a reader's memory.
    if (ContentLength > largestFile) {
      await Body.transformToWebStream().cancel();
      throw new Refusal(`the ledger's ${path} is too large`);
    }
    const bytes = await Body.transformToByteArray().catch((error: unknown) => {
      throw new StoreError(error);
    });
    return { bytes: Buffer.from(bytes), tag: ETag };
  }

  return {
    read: async (path) => (await get(path))?.bytes,
    async write(path, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key: toKey(path), Body })).catch((error: unknown) => {
        throw new StoreError(error);
      });
    },
    update: (path, change) =>
      updateByTag(
        {
          read: () => get(path),
          async writeIf(tag, Body) {
            const condition = tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: tag };
            const put = new PutObjectCommand({ Bucket, Key: toKey(path), Body, ...condition });
            return client.send(put).then(() => true, unlessOvertaken);
          },
        },
        change,
      ),
    async stamp(path) {
      const found = await client
        .send(new HeadObjectCommand({ Bucket, Key: toKey(path) }))
        .catch(unlessMissing);
      return found?.ETag;
    },
  };
}
