import type { Deps } from '../../../deps.ts';
import { type Sender, storePicture } from '../../../platform/storage/index.ts';

/** The largest that a screen shows. */
const frame = { width: 1920, height: 1920, fit: 'inside' } as const;

/**
 * Re-encodes a picture, stores it and passes its path to `show`; removes it if that fails. @throws AppError 422 for
 * `image`
 */
export const storeGalleryPicture = <Result>(
  { storage }: Pick<Deps, 'storage'>,
  sender: Sender,
  file: File,
  show: (path: string) => Promise<Result>,
): Promise<Result> => storePicture(storage, { file, field: 'image', folder: 'gallery', frame, sender }, show);
