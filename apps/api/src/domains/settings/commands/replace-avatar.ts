import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { newPath, PictureError, redrawPicture } from '../../../platform/storage/index.ts';
import { changeUser, lockUser } from '../../identity/index.ts';
import { removeFileJob } from '../settings.jobs.ts';

const frame = { width: 512, height: 512, fit: 'cover' } as const;

/** Draws the picture anew, stores it and shows it from now on. Gives its path. @throws AppError 422 about `avatar` */
export async function replaceAvatar(
  deps: Pick<Deps, 'db' | 'jobs' | 'storage'>,
  userId: number,
  file: File,
): Promise<string> {
  const picture = await redraw(file);
  const path = newPath('avatars', 'webp');
  await deps.storage.put(path, picture);
  try {
    await setAvatar(deps, userId, path);
  } catch (error) {
    await deps.storage.remove(path);
    throw error;
  }
  return path;
}

/** Shows another avatar or none; the file of the one before is removed once that has happened. */
export async function setAvatar(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  userId: number,
  path: string | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    if (!user) throw new AppError('unauthenticated');
    await changeUser(trx, userId, { avatar: path });
    if (user.avatar) await jobs.send(trx, removeFileJob, { path: user.avatar });
  });
}

async function redraw(file: File): Promise<Buffer> {
  try {
    return await redrawPicture(Buffer.from(await file.arrayBuffer()), frame);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const isLarge = error.fault === 'too_large';
    throw fieldError('avatar', isLarge ? 'validation.avatar_pixels' : 'validation.avatar_image');
  }
}
