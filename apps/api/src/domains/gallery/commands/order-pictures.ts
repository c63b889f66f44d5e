import type { GalleryOrderRequest } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { lockVehicle } from '../../fleet/index.ts';
import { imagesByIds } from '../gallery-list.repository.ts';
import { changeImage } from '../gallery.repository.ts';
import { syncVehicleImages } from './change-gallery.ts';

/** Orders all or none. @throws AppError 404 if one of them does not exist, 422 if one is listed twice */
export async function orderPictures(
  { db }: Pick<Deps, 'db'>,
  { images }: GalleryOrderRequest,
): Promise<void> {
  const ids = images.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw fieldError('images', 'validation.invalid');
  await db.transaction().execute(async (trx) => {
    const found = await imagesByIds(trx, ids);
    if (found.length < ids.length) throw new AppError('gallery.not_found');
    const vehicles = [...new Set(found.map(({ vehicle_id: id }) => id))].toSorted((a, b) => a - b);
    for (const vehicleId of vehicles) await lockVehicle(trx, vehicleId);
    for (const { id, sortOrder } of images) await changeImage(trx, id, { sort_order: sortOrder });
    for (const vehicleId of vehicles) await syncVehicleImages(trx, vehicleId);
  });
}
