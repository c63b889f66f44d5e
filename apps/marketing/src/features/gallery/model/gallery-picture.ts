import type { GalleryImage } from '@livree/contracts';
import type { PictureSource } from '@livree/design-system/media';

/** A picture with what is written under it. */
export interface GalleryPicture {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly src: string;
  readonly sources?: readonly PictureSource[];
  readonly placeholder?: string;
  /** On true black, which becomes the ground. */
  readonly isCutOut?: boolean;
  readonly width: number;
  readonly height: number;
}

/** The frame's own proportions: the operator's pictures are cropped to it. */
const frame = { width: 1600, height: 900 };

/** An operator's picture; without a title its vehicle names it. */
export function pictureOf({ id, imageUrl, title, description, vehicle }: GalleryImage): GalleryPicture {
  const vehicleName = `${vehicle.make} ${vehicle.model}`;
  return {
    id: String(id),
    title: title ?? vehicleName,
    detail: description ?? (title === null ? '' : vehicleName),
    src: imageUrl,
    ...frame,
  };
}
