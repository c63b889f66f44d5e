import { type Config, ConfigError } from '../../config.ts';
import { loadOrCreateSecret } from '../load-or-create-secret.ts';
import { storageFolder } from './open-storage.ts';

type Place = Pick<Config, 's3' | 'dataFolder'>;

/** In a folder of uploaded files; a moved folder, or one that several hosts mount, keeps it. */
const markFile = 'store-id';

function readMark(folder: string): string {
  try {
    return loadOrCreateSecret(folder, markFile);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`The folder of uploaded files cannot be used: ${why}.`);
  }
}

/**
 * The same text in each process that stores uploaded files in the same place: the address of the bucket without its
 * keys, or a mark in the folder, which the first call makes. @throws ConfigError if the folder cannot be used
 */
export function storeAddress({ s3, dataFolder }: Place): string {
  if (s3) return `s3 ${s3.endpoint ?? ''} ${s3.bucket}`;
  return `folder ${readMark(storageFolder(dataFolder))}`;
}
