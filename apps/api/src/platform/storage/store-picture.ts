import type { TextKey } from '@livree/contracts';
import { fieldError } from '../http/index.ts';
import { type Sender, inTurn, requireWaiting } from './picture-turns.ts';
import type { PictureFault, PictureFrame } from './picture.ts';
import { type Storage, newPath } from './storage.ts';

/** An uploaded picture. */
interface SentPicture {
  readonly file: File;
  /** The wire field of the error. */
  readonly field: string;
  readonly folder: string;
  readonly frame: PictureFrame;
  readonly sender: Sender;
}

/**
 * Re-encodes a picture, stores it and passes its path to `show`. The file is removed again if `show` fails or the
 * client has gone.
 * @throws AppError 422 for its field, or 503 if too many pictures are being processed
 */
export async function storePicture<Result>(
  storage: Storage,
  picture: SentPicture,
  show: (path: string) => Promise<Result>,
): Promise<Result> {
  const { signal } = picture.sender;
  const drawn = await redraw(picture);
  requireWaiting(signal);
  const path = newPath(picture.folder, 'webp');
  await storage.put(path, drawn);
  try {
    requireWaiting(signal);
    return await show(path);
  } catch (error) {
    await storage.remove(path);
    throw error;
  }
}

const faults = {
  not_a_picture: 'validation.avatar_image',
  too_large: 'validation.avatar_pixels',
  too_costly: 'validation.picture_cost',
} as const satisfies Record<PictureFault, TextKey>;

/** Loads the decoders with the first picture: most processes never draw one. */
async function redraw({ file, field, frame, sender }: SentPicture): Promise<Buffer> {
  const { PictureError, redrawPicture } = await import('./picture.ts');
  try {
    return await inTurn(sender, async () => redrawPicture(Buffer.from(await file.arrayBuffer()), frame));
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw fieldError(field, faults[error.fault]);
  }
}
