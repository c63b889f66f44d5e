import type { GalleryImage } from '@livree/contracts';
import type { PictureSource } from '@livree/design-system/media';
import { pictureAt } from '@livree/imagery';

/** A picture with its caption. */
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

/** The frame's proportions, to which the operator's pictures are cropped. */
const frame = { width: 1600, height: 900 };

/** An operator's picture, or one of our illustrations; without a title, its vehicle names it. */
export function toPicture({ id, imageUrl, title, description, vehicle }: GalleryImage): GalleryPicture {
  const ours = pictureAt(imageUrl);
  const vehicleName = `${vehicle.make} ${vehicle.model}`;
  return {
    id: String(id),
    title: title ?? vehicleName,
    detail: description ?? (title === null ? '' : vehicleName),
    ...(ours ? { ...ours, isCutOut: true } : { src: imageUrl, ...frame }),
  };
}
