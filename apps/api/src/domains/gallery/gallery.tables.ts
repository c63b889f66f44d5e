import type { Generated } from 'kysely';

export type GalleryTable = {
  vehicle_id: number;
  primary_image_id: number;
};

export type GalleryImageTable = {
  id: Generated<number>;
  vehicle_id: number;
  image_path: string;
  title: string | null;
  description: string | null;
  sort_order: number;
  created_at: Date;
};

export type GalleryTables = {
  galleries: GalleryTable;
  gallery_images: GalleryImageTable;
};
