import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type Storage, StorageError, getContentType } from './storage.ts';

export interface S3Settings {
  readonly bucket: string;
  /** Absent for Amazon's own service. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** @property check fails if the bucket does not exist or is not accessible */
export type S3Storage = Storage & { check(): Promise<void> };

async function guarded<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw new StorageError(error);
  }
}

function createClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 4000, throwOnRequestTimeout: true },
    // Other stores than Amazon's may not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Files in a bucket of Amazon S3 or of a compatible store. */
export function s3Storage(settings: S3Settings): S3Storage {
  const client = createClient(settings);
  const Bucket = settings.bucket;
  return {
    async put(path, content) {
      const ContentType = getContentType(path);
      await guarded(client.send(new PutObjectCommand({ Bucket, Key: path, Body: content, ContentType })));
    },
    async read(path) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: path }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw new StorageError(error);
      }
    },
    async remove(path) {
      await guarded(client.send(new DeleteObjectCommand({ Bucket, Key: path })));
    },
    async check() {
      await guarded(client.send(new HeadBucketCommand({ Bucket })));
    },
  };
}
