import type { Translate } from '@livree/platform';
import { placePictures } from '../../../pictures/house-pictures.ts';
import type { GalleryPicture } from './gallery-picture.ts';

/** The house's illustrations, marked as such: what the demonstration shows while its gallery is empty. */
export const demonstrationPictures = (t: Translate): readonly GalleryPicture[] =>
  placePictures().map(([id, picture]) => ({
    ...picture,
    id,
    title: t(`gallery.places.${id}`),
    detail: t('gallery.illustration'),
  }));
