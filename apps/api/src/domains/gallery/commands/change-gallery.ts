import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { saveVehicleImages, lockVehicle } from '../../fleet/index.ts';
import { imageById, type ImageRow, imagesOfVehicle } from '../gallery-list.repository.ts';
import { readAt } from '../gallery.presenter.ts';

/**
 * Changes the pictures of a vehicle, one change at a time, and copies them to the vehicle.
 * @returns undefined, without a change, if the vehicle does not exist
 */
export async function changeVehicleGallery<Result>(
  { db }: Pick<Deps, 'db'>,
  vehicleId: number,
  change: (trx: Connection) => Promise<Result>,
): Promise<Result | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockVehicle(trx, vehicleId))) return undefined;
    const result = await change(trx);
    await syncVehicleImages(trx, vehicleId);
    return result;
  });
}

/** Changes one picture in its current state. @throws AppError 404 */
export async function changeGalleryImage<Result>(
  deps: Pick<Deps, 'db'>,
  id: number,
  change: (trx: Connection, image: ImageRow) => Promise<Result>,
): Promise<Result> {
  const found = await imageById(deps.db, id);
  if (!found) throw new AppError('gallery.not_found');
  const outcome = await changeVehicleGallery(deps, found.vehicle_id, async (trx) => {
    const image = await imageById(trx, id);
    if (!image) throw new AppError('gallery.not_found');
    return { result: await change(trx, image) };
  });
  if (!outcome) throw new AppError('gallery.not_found');
  return outcome.result;
}

/** Copies the pictures of a vehicle to its row, so that the catalogue reads one table. */
export async function syncVehicleImages(trx: Connection, vehicleId: number): Promise<void> {
  const images = await imagesOfVehicle(trx, vehicleId);
  await saveVehicleImages(
    trx,
    vehicleId,
    images.map(({ image_path: path, is_primary: isPrimary }) => ({ url: readAt(path), isPrimary })),
  );
}
