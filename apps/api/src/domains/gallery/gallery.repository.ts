import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';

export interface NewImage {
  readonly vehicleId: number;
  readonly path: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly createdAt: Date;
}

/**
 * Adds a picture as the last one of its vehicle; the first of all creates the gallery and is its primary one. Returns
 * its id.
 */
export async function addImage(trx: Connection, image: NewImage): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('gallery_images', 'id')) as id`.execute(trx);
  const id = Number(rows[0]?.id);
  await trx
    .insertInto('galleries')
    .values({ vehicle_id: image.vehicleId, primary_image_id: id })
    .onConflict((conflict) => conflict.column('vehicle_id').doNothing())
    .execute();
  await trx
    .insertInto('gallery_images')
    .values(({ selectFrom, fn, val }) => ({
      id,
      vehicle_id: image.vehicleId,
      image_path: image.path,
      title: image.title,
      description: image.description,
      sort_order: selectFrom('gallery_images')
        .select(sql<number>`${fn.coalesce(fn.max('sort_order'), val(0))} + 1`.as('next'))
        .where('vehicle_id', '=', image.vehicleId),
      created_at: image.createdAt,
    }))
    .execute();
  return id;
}

export async function makePrimary(trx: Connection, vehicleId: number, imageId: number): Promise<void> {
  await trx
    .updateTable('galleries')
    .set({ primary_image_id: imageId })
    .where('vehicle_id', '=', vehicleId)
    .execute();
}

export interface ImageChange {
  readonly image_path?: string;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly sort_order?: number;
}

export async function changeImage(trx: Connection, id: number, change: ImageChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await trx.updateTable('gallery_images').set(change).where('id', '=', id).execute();
}

export async function removeImage(trx: Connection, id: number): Promise<void> {
  await trx.deleteFrom('gallery_images').where('id', '=', id).execute();
}

/** Removes a vehicle's last picture together with its gallery. */
export async function closeGallery(trx: Connection, vehicleId: number): Promise<void> {
  await trx.deleteFrom('galleries').where('vehicle_id', '=', vehicleId).execute();
}
