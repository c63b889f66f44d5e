import type { Connection } from '../../platform/db/index.ts';
import { syncVehicleImages } from './commands/change-gallery.ts';
import { type DemoImage, demoGallery } from './data/demo-gallery.ts';
import { imagesOfVehicle } from './gallery-list.repository.ts';
import { addImage, changeImage, closeGallery } from './gallery.repository.ts';
import { isIllustration } from './model/illustration.ts';

const drawnOn = new Date('2026-06-01T08:00:00Z');

/**
 * Shows the current illustrations of vehicles without photographs; an illustration that an operator removed stays
 * away.
 */
export async function seedGallery(db: Connection): Promise<void> {
  for (const { vehicleId, images } of demoGallery) {
    const shown = await imagesOfVehicle(db, vehicleId);
    if (shown.some(({ image_path: path }) => !isIllustration(path))) continue;
    const served = new Set(images.map(({ url }) => url));
    if (shown.length === 0 || shown.some(({ image_path: path }) => !served.has(path)))
      await showIllustrations(db, vehicleId, images);
    await syncVehicleImages(db, vehicleId);
  }
}

async function showIllustrations(
  db: Connection,
  vehicleId: number,
  images: readonly DemoImage[],
): Promise<void> {
  await closeGallery(db, vehicleId);
  for (const { url, title, order } of images) {
    const id = await addImage(db, {
      vehicleId,
      path: url,
      title,
      description: 'Illustration',
      createdAt: drawnOn,
    });
    await changeImage(db, id, { sort_order: order });
  }
}
