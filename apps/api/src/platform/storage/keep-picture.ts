import { fieldError } from '../http/index.ts';
import { type PictureFrame, PictureError, redrawPicture } from './picture.ts';
import { type Storage, newPath } from './storage.ts';

/** A picture that somebody sent. */
type SentPicture = {
  readonly file: File;
  /** The wire's field to blame. */
  readonly field: string;
  readonly folder: string;
  readonly frame: PictureFrame;
};

/** Draws a picture anew, stores it and hands its path to `show`; what cannot be shown is not kept. @throws AppError 422 about its field */
export async function keepPicture<Result>(
  storage: Storage,
  picture: SentPicture,
  show: (path: string) => Promise<Result>,
): Promise<Result> {
  const drawn = await redraw(picture);
  const path = newPath(picture.folder, 'webp');
  await storage.put(path, drawn);
  try {
    return await show(path);
  } catch (error) {
    await storage.remove(path);
    throw error;
  }
}

async function redraw({ file, field, frame }: SentPicture): Promise<Buffer> {
  try {
    return await redrawPicture(Buffer.from(await file.arrayBuffer()), frame);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const isLarge = error.fault === 'too_large';
    throw fieldError(field, isLarge ? 'validation.avatar_pixels' : 'validation.avatar_image');
  }
}
