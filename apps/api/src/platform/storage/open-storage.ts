import { join } from 'node:path';
import { type Config, ConfigError } from '../../config.ts';
import { diskStorage } from './disk.ts';
import type { Storage } from './storage.ts';

export const storageFolder = (dataFolder: string): string => join(dataFolder, 'storage');

/**
 * The configured bucket, or a folder beside the data. @throws ConfigError if the bucket cannot be reached with these
 * keys
 */
export async function openStorage({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): Promise<Storage> {
  if (!s3) return diskStorage(storageFolder(dataFolder));
  const { s3Storage } = await import('./s3.ts');
  const storage = s3Storage(s3);
  await storage.check().catch((error: unknown) => {
    throw new ConfigError(`LIVREE_S3_BUCKET "${s3.bucket}" cannot be used: ${describeFailure(error)}.`);
  });
  return storage;
}

function describeFailure(error: unknown): string {
  const cause = error instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'it does not answer';
  return cause.message && cause.message !== 'UnknownError' ? `${cause.name} (${cause.message})` : cause.name;
}
