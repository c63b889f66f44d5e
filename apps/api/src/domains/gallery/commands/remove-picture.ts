import type { Deps } from '../../../deps.ts';
import { imagesOfVehicle } from '../gallery-list.repository.ts';
import { removePictureJob } from '../gallery.jobs.ts';
import { closeGallery, makePrimary, removeImage } from '../gallery.repository.ts';
import { changeGalleryImage } from './change-gallery.ts';

/**
 * Removes a picture and, after the commit, its file. If it was the primary one, the next in order replaces it.
 * @throws AppError 404
 */
export async function removePicture(deps: Pick<Deps, 'db' | 'jobs'>, id: number): Promise<void> {
  await changeGalleryImage(deps, id, async (trx, image) => {
    const siblings = await imagesOfVehicle(trx, image.vehicle_id);
    const next = siblings.find((other) => other.id !== id);
    if (next && image.is_primary) await makePrimary(trx, image.vehicle_id, next.id);
    if (next) await removeImage(trx, id);
    else await closeGallery(trx, image.vehicle_id);
    await deps.jobs.send(trx, removePictureJob, { path: image.image_path });
  });
}
