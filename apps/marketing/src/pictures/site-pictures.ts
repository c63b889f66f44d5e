import { pictures, type PictureData } from '@livree/imagery';
import type { BodyShape } from '@livree/rides/vehicle';

const byName: Readonly<Record<string, PictureData | undefined>> = pictures;

/** A picture that stands in for another one on some screens: its forms and its size. */
const crop = (picture: PictureData | undefined): Pick<PictureData, 'sources' | 'width' | 'height'> | null =>
  picture === undefined ? null : { sources: picture.sources, width: picture.width, height: picture.height };

/** The home page's own pictures; missing ones are left out. */
export const sitePictures = () => ({
  landscape: byName['hero-landscape'] ?? null,
  portrait: crop(byName['hero-portrait']),
  detail: byName['business-saloon-handle'] ?? null,
});

export type SitePictures = ReturnType<typeof sitePictures>;

const bodies: Readonly<Record<BodyShape, string>> = {
  saloon: 'business-saloon',
  suv: 'suv',
  van: 'van',
  limousine: 'limousine',
};

/** A vehicle body from the front; null if there is no picture of it. */
export const bodyPicture = (shape: BodyShape): PictureData | null => byName[`${bodies[shape]}-front`] ?? null;

const names: ReadonlyMap<string, string> = new Map(
  Object.entries(pictures).map(([name, { src }]) => [src, name]),
);

/** The name of our picture at an address; undefined for an operator's own. */
export const pictureNameAt = (address: string): string | undefined => names.get(address);
