import type { Deps } from '../../../deps.ts';
import { fieldError } from '../../../platform/http/index.ts';
import { newPath, PictureError, redrawPicture } from '../../../platform/storage/index.ts';

/** The largest that a screen shows. */
const frame = { width: 1920, height: 1920, fit: 'inside' } as const;

/** Draws a picture anew, stores it and hands its path to `show`; what cannot be shown is not kept. @throws AppError 422 about `image` */
export async function keepPicture<Result>(
  { storage }: Pick<Deps, 'storage'>,
  file: File,
  show: (path: string) => Promise<Result>,
): Promise<Result> {
  const picture = await redraw(file);
  const path = newPath('gallery', 'webp');
  await storage.put(path, picture);
  try {
    return await show(path);
  } catch (error) {
    await storage.remove(path);
    throw error;
  }
}

async function redraw(file: File): Promise<Buffer> {
  try {
    return await redrawPicture(Buffer.from(await file.arrayBuffer()), frame);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const isLarge = error.fault === 'too_large';
    throw fieldError('image', isLarge ? 'validation.avatar_pixels' : 'validation.avatar_image');
  }
}
