import type { GalleryImage } from '@livree/contracts';
import type { VehicleRow } from '../fleet/index.ts';
import type { ImageRow } from './gallery-list.repository.ts';
import { isIllustration } from './model/illustration.ts';

/** The path of a picture on this site. */
export const readAt = (path: string): string => (isIllustration(path) ? path : `/storage/${path}`);

export function presentGalleryVehicle({
  id,
  make,
  model,
  type,
}: Pick<VehicleRow, 'id' | 'make' | 'model' | 'type'>): GalleryImage['vehicle'] {
  return { id, make, model, type };
}

export function presentImage(row: ImageRow, vehicle: VehicleRow): GalleryImage {
  return {
    id: row.id,
    imagePath: row.image_path,
    imageUrl: readAt(row.image_path),
    title: row.title,
    description: row.description,
    isPrimary: row.is_primary,
    sortOrder: row.sort_order,
    createdAt: row.created_at.toISOString(),
    vehicle: presentGalleryVehicle(vehicle),
  };
}
