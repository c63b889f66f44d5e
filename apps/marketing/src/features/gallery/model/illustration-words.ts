import type { Translate } from '@livree/platform';
import { pictureNameAt } from '../../../pictures/site-pictures.ts';
import type { GalleryPicture } from './gallery-picture.ts';

/**
 * One of our pictures with a caption in the reader's language, marked as an illustration; an operator's picture
 * unchanged.
 */
export function inWords(picture: GalleryPicture, t: Translate): GalleryPicture {
  const name = pictureNameAt(picture.src);
  if (name === undefined) return picture;
  return { ...picture, title: titleOf(name, t), detail: t('gallery.illustration') };
}

/** A place has its own title; a view is named after its vehicle body. */
function titleOf(name: string, t: Translate): string {
  const [, body, view] = /^(.+)-(rear|side|wheel|lamp|handle)$/.exec(name) ?? [];
  if (body === undefined) return t(`gallery.shown.${name}`);
  return t(`gallery.views.${view}`, { body: t(`gallery.shown.${body}-front`) });
}
