import type { Connection } from '../../../platform/db/index.ts';
import { imagesOfVehicle } from '../gallery-list.repository.ts';
import { closeGallery, makePrimary, removeImage } from '../gallery.repository.ts';
import { isIllustration } from '../model/illustration.ts';

/** Removes the illustrations of a vehicle once it has a photograph. */
export async function removeIllustrations(trx: Connection, vehicleId: number): Promise<void> {
  const images = await imagesOfVehicle(trx, vehicleId);
  const photograph = images.find(({ image_path: path }) => !isIllustration(path));
  if (!photograph) {
    await closeGallery(trx, vehicleId);
    return;
  }
  await makePrimary(trx, vehicleId, photograph.id);
  for (const { id, image_path: path } of images) if (isIllustration(path)) await removeImage(trx, id);
}
