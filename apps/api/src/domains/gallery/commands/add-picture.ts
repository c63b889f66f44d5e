import type { GalleryImageRequest } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { fieldError } from '../../../platform/http/index.ts';
import type { Sender } from '../../../platform/storage/index.ts';
import { addImage, makePrimary } from '../gallery.repository.ts';
import { changeVehicleGallery } from './change-gallery.ts';
import { removeIllustrations } from './remove-illustrations.ts';
import { storeGalleryPicture } from './store-gallery-picture.ts';

/** Returns the id of the new picture. @throws AppError 422 for `image` or `vehicule_id` */
export function addPicture(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  sender: Sender,
  { image, vehicleId, title, description, isPrimary }: GalleryImageRequest,
): Promise<number> {
  return storeGalleryPicture(deps, sender, image, async (path) => {
    const id = await changeVehicleGallery(deps, vehicleId, async (trx) => {
      await removeIllustrations(trx, vehicleId);
      const added = await addImage(trx, {
        vehicleId,
        path,
        title: title || null,
        description: description || null,
        createdAt: deps.clock.now(),
      });
      if (isPrimary) await makePrimary(trx, vehicleId, added);
      return added;
    });
    if (id === undefined) throw fieldError('vehicule_id', 'fleet.vehicle_not_found');
    return id;
  });
}
