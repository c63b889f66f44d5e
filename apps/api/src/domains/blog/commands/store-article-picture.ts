import type { Deps } from '../../../deps.ts';
import { type Sender, storePicture } from '../../../platform/storage/index.ts';

/** The largest that a screen shows. */
const frame = { width: 1920, height: 1920, fit: 'inside' } as const;

const folder = 'articles';
const shownAt = '/storage/';

/** The file of a picture by its path as articles name it. */
export const toFile = (path: string): string => path.slice(shownAt.length);

/** Re-encodes and stores a picture. Returns its path as articles name it. @throws AppError 422 for `image`, or 503 */
export const storeArticlePicture = (
  { storage }: Pick<Deps, 'storage'>,
  sender: Sender,
  file: File,
): Promise<string> =>
  storePicture(storage, { file, field: 'image', folder, frame, sender }, async (path) => `${shownAt}${path}`);
