import { type GalleryImage, type GalleryQuery, routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Connection } from '../../platform/db/index.ts';
import { AppError, asPage, registerRoute, toSlice } from '../../platform/http/index.ts';
import { vehiclesByIds } from '../fleet/index.ts';
import {
  imageById,
  type ImageFilter,
  type ImageRow,
  imagesOfVehicle,
  pageOfImages,
  vehiclesWithImages,
} from './gallery-list.repository.ts';
import { presentGalleryVehicle, presentImage } from './gallery.presenter.ts';

const usualPage = 20;

/** Rows with their vehicles. */
async function presented(db: Connection, rows: readonly ImageRow[]): Promise<GalleryImage[]> {
  const vehicles = await vehiclesByIds(db, [...new Set(rows.map(({ vehicle_id: id }) => id))]);
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return rows.flatMap((row) => {
    const vehicle = byId.get(row.vehicle_id);
    return vehicle ? [presentImage(row, vehicle)] : [];
  });
}

/** @throws AppError 404 */
export async function readImage(db: Connection, id: number): Promise<GalleryImage> {
  const row = await imageById(db, id);
  const [image] = row ? await presented(db, [row]) : [];
  if (!image) throw new AppError('gallery.not_found');
  return image;
}

export function galleryReads(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  const { list, ofVehicle, read } = routes.gallery;

  registerRoute(app, list, async ({ query }) => {
    const slice = toSlice(query, usualPage);
    const photographed = await vehiclesByIds(db, await vehiclesWithImages(db));
    const vehicles = photographed.toSorted((a, b) => a.id - b.id);
    const order = { by: query.sortBy ?? 'sort_order', direction: query.sortOrder ?? 'asc' };
    const { rows, total } = await pageOfImages(db, toFilter(query, vehicles), order, slice);
    const { items, ...pagination } = asPage(await presented(db, rows), total, slice);
    return { data: [...items], pagination, filters: { vehicules: vehicles.map(presentGalleryVehicle) } };
  });

  registerRoute(app, ofVehicle, async ({ params }) => {
    const [vehicle] = await vehiclesByIds(db, [params.id]);
    if (!vehicle) throw new AppError('fleet.vehicle_not_found');
    const images = await imagesOfVehicle(db, vehicle.id);
    const data = images.map((row) => presentImage(row, vehicle));
    return { data, vehicle: presentGalleryVehicle(vehicle), total: data.length };
  });

  registerRoute(app, read, async ({ params }) => ({ data: await readImage(db, params.id) }));
}

interface Named {
  readonly id: number;
  readonly make: string;
  readonly model: string;
  readonly type: string;
}

function toFilter({ isPrimary, vehicleId, search }: GalleryQuery, vehicles: readonly Named[]): ImageFilter {
  const vehiclesNamed = (word: string): number[] =>
    vehicles
      .filter(({ make, model, type }) =>
        `${make} ${model} ${type}`.toLowerCase().includes(word.toLowerCase()),
      )
      .map(({ id }) => id);
  return { isPrimary, vehicleId, search, vehiclesNamed };
}
