import { isOneOf } from '@livree/contracts';
import type { TFunction } from 'i18next';
import { pictureNameAt } from '../../../pictures/site-pictures.ts';
import type { GalleryPicture } from './gallery-picture.ts';

/**
 * One of our pictures with a caption in the reader's language, marked as an illustration; an operator's picture
 * unchanged.
 */
export function inWords(picture: GalleryPicture, t: TFunction<'marketing'>): GalleryPicture {
  const title = translateTitle(pictureNameAt(picture.src) ?? '', t);
  return title === undefined ? picture : { ...picture, title, detail: t('gallery.illustration') };
}

const places = ['terminal-kerb', 'wet-avenue', 'bay-of-alger', 'open-door', 'cabin'] as const;
const bodies = ['electric-saloon', 'long-saloon', 'limousine', 'business-saloon', 'suv', 'van'] as const;
const views = ['lamp', 'handle'] as const;

/** A place has its own title; a view is named after its vehicle body. */
function translateTitle(name: string, t: TFunction<'marketing'>): string | undefined {
  if (isOneOf(places, name)) return t(`gallery.shown.${name}`);
  const body = bodies.find((each) => name.startsWith(`${each}-`));
  if (body === undefined) return undefined;
  const bodyName = t(`gallery.shown.${body}-front`);
  const view = views.find((each) => name.endsWith(`-${each}`));
  return view === undefined ? bodyName : t(`gallery.views.${view}`, { body: bodyName });
}
