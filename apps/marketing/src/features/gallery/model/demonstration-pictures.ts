import type { Translate } from '@livree/platform';
import { demonstrationGallery } from '../../../pictures/house-pictures.ts';
import type { GalleryPicture } from './gallery-picture.ts';

/** The house's illustrations, marked as such: what the demonstration shows while its gallery is empty. */
export const demonstrationPictures = (t: Translate): readonly GalleryPicture[] =>
  demonstrationGallery().map(([id, picture]) => ({
    ...picture,
    id,
    isCutOut: true,
    title: t(`gallery.shown.${id}`),
    detail: t('gallery.illustration'),
  }));
