import { randomBytes } from 'node:crypto';
import { AppError } from '../http/index.ts';

/** The store of uploaded files. A path is used once: a changed file is a new one. */
export interface Storage {
  /** @throws StorageError */
  put(path: string, content: Buffer): Promise<void>;
  /** Null if there is no such file. @throws StorageError */
  read(path: string): Promise<Buffer | null>;
  /** Does nothing if there is no such file. @throws StorageError */
  remove(path: string): Promise<void>;
}

/** The storage is full, unreachable or refuses access: the caller may try later. */
export class StorageError extends AppError {
  constructor(cause: unknown) {
    super('unavailable');
    this.cause = cause;
  }
}

const contentTypes: ReadonlyMap<string, string> = new Map([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
]);

const storagePath = /^[a-z]+\/[\w-]{20,80}\.(\w{3,4})$/;

/** The content type of a file; undefined for an invalid path. */
export function getContentType(path: string): string | undefined {
  return contentTypes.get(storagePath.exec(path)?.[1] ?? '');
}

/** An unguessable path: `avatars/<192 random bits>.webp`. */
export const newPath = (folder: string, extension: string): string =>
  `${folder}/${randomBytes(24).toString('base64url')}.${extension}`;
