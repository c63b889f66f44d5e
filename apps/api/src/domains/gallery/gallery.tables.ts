import type { Generated } from 'kysely';

export interface GalleryTable {
  vehicle_id: number;
  primary_image_id: number;
}

export interface GalleryImageTable {
  id: Generated<number>;
  vehicle_id: number;
  image_path: string;
  title: string | null;
  description: string | null;
  sort_order: number;
  created_at: Date;
}

export interface GalleryTables {
  galleries: GalleryTable;
  gallery_images: GalleryImageTable;
}
