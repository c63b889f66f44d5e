import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type Sender, storePicture } from '../../../platform/storage/index.ts';
import { changeUser, lockUser } from '../../identity/index.ts';
import { removeFileJob } from '../settings.jobs.ts';

const frame = { width: 512, height: 512, fit: 'cover' } as const;

/** Re-encodes the picture, stores it as the avatar and returns its path. @throws AppError 422 for `avatar` */
export function replaceAvatar(
  deps: Pick<Deps, 'db' | 'jobs' | 'storage'>,
  sender: Sender,
  file: File,
): Promise<string> {
  const picture = { file, field: 'avatar', folder: 'avatars', frame, sender };
  return storePicture(deps.storage, picture, async (path) => {
    await setAvatar(deps, sender.userId, path);
    return path;
  });
}

/** Sets another avatar or none; the previous file is removed after the commit. */
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
