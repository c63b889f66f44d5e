import type { GallerySort } from '@livree/contracts';
import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { type Connection, type Tables, containing, splitSearch } from '../../platform/db/index.ts';
import type { GalleryImageTable } from './gallery.tables.ts';

export type ImageRow = Selectable<GalleryImageTable> & { readonly is_primary: boolean };

export interface ImageFilter {
  readonly isPrimary?: boolean | undefined;
  readonly vehicleId?: number | undefined;
  readonly search?: string | undefined;
  /** The vehicles whose names contain a searched word, for each word. */
  readonly vehiclesNamed: (word: string) => readonly number[];
}

export interface ImageOrder {
  readonly by: GallerySort;
  readonly direction: 'asc' | 'desc';
}

type Builder = ExpressionBuilder<Tables, 'gallery_images' | 'galleries'>;

function matching({ isPrimary, vehicleId, search, vehiclesNamed }: ImageFilter) {
  return (builder: Builder): Expression<SqlBool> => {
    const tests: Expression<SqlBool>[] = [];
    const isTheOne = sql<SqlBool>`galleries.primary_image_id = gallery_images.id`;
    if (isPrimary !== undefined) tests.push(isPrimary ? isTheOne : builder.not(isTheOne));
    if (vehicleId !== undefined) tests.push(builder('gallery_images.vehicle_id', '=', vehicleId));
    for (const word of splitSearch(search ?? '')) {
      const vehicles = vehiclesNamed(word);
      tests.push(
        builder.or([
          builder('gallery_images.title', 'ilike', containing(word)),
          builder('gallery_images.description', 'ilike', containing(word)),
          ...(vehicles.length > 0 ? [builder('gallery_images.vehicle_id', 'in', [...vehicles])] : []),
        ]),
      );
    }
    return builder.and(tests);
  };
}

const images = (db: Connection) =>
  db.selectFrom('gallery_images').innerJoin('galleries', 'galleries.vehicle_id', 'gallery_images.vehicle_id');

const columns = [
  'gallery_images.id',
  'gallery_images.vehicle_id',
  'gallery_images.image_path',
  'gallery_images.title',
  'gallery_images.description',
  'gallery_images.sort_order',
  'gallery_images.created_at',
] as const;

const isPrimaryColumn = sql<boolean>`galleries.primary_image_id = gallery_images.id`.as('is_primary');

export async function pageOfImages(
  db: Connection,
  filter: ImageFilter,
  { by, direction }: ImageOrder,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ImageRow[]; total: number }> {
  const found = images(db).where(matching(filter));
  const { total } = await found
    .select((builder) => builder.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(columns)
    .select(isPrimaryColumn)
    .orderBy(`gallery_images.${by}`, direction)
    .orderBy('gallery_images.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

/** The primary one first, then in order. */
export function imagesOfVehicle(db: Connection, vehicleId: number): Promise<ImageRow[]> {
  return images(db)
    .select(columns)
    .select(isPrimaryColumn)
    .where('gallery_images.vehicle_id', '=', vehicleId)
    .orderBy('is_primary', 'desc')
    .orderBy('gallery_images.sort_order')
    .orderBy('gallery_images.id')
    .execute();
}

export function imageById(db: Connection, id: number): Promise<ImageRow | undefined> {
  return images(db)
    .select(columns)
    .select(isPrimaryColumn)
    .where('gallery_images.id', '=', id)
    .executeTakeFirst();
}

export function imagesByIds(db: Connection, ids: readonly number[]): Promise<ImageRow[]> {
  return images(db)
    .select(columns)
    .select(isPrimaryColumn)
    .where('gallery_images.id', 'in', [...ids])
    .execute();
}

/** Vehicles that have pictures. */
export async function vehiclesWithImages(db: Connection): Promise<number[]> {
  const rows = await db.selectFrom('galleries').select('vehicle_id').execute();
  return rows.map(({ vehicle_id: id }) => id);
}
