import type { GalleryImageChange } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { fieldError } from '../../../platform/http/index.ts';
import type { Sender } from '../../../platform/storage/index.ts';
import { removePictureJob } from '../gallery.jobs.ts';
import { changeImage, makePrimary } from '../gallery.repository.ts';
import { changeGalleryImage } from './change-gallery.ts';
import { storeGalleryPicture } from './store-gallery-picture.ts';

/** @throws AppError 404, or 422 for `image` or `is_primary` */
export async function changePicture(
  deps: Pick<Deps, 'db' | 'jobs' | 'storage'>,
  sender: Sender,
  id: number,
  { image, ...change }: GalleryImageChange,
): Promise<void> {
  if (image) await storeGalleryPicture(deps, sender, image, (path) => writeChange(deps, id, change, path));
  else await writeChange(deps, id, change);
}

async function writeChange(
  deps: Pick<Deps, 'db' | 'jobs'>,
  id: number,
  { title, description, isPrimary, sortOrder }: Omit<GalleryImageChange, 'image'>,
  newPath?: string,
): Promise<void> {
  await changeGalleryImage(deps, id, async (trx, image) => {
    // A vehicle always has a primary picture; choose another one instead.
    if (isPrimary === false && image.is_primary) throw fieldError('is_primary', 'validation.primary_image');
    await changeImage(trx, id, {
      ...(title === undefined ? {} : { title: title || null }),
      ...(description === undefined ? {} : { description: description || null }),
      ...(sortOrder === undefined ? {} : { sort_order: sortOrder }),
      ...(newPath === undefined ? {} : { image_path: newPath }),
    });
    if (isPrimary) await makePrimary(trx, image.vehicle_id, id);
    if (newPath !== undefined) await deps.jobs.send(trx, removePictureJob, { path: image.image_path });
  });
}
