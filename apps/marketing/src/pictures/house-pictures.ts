import { pictures, type PictureData } from '@livree/imagery';
import type { BodyShape } from '@livree/design-system/media';

const byName: Readonly<Record<string, PictureData | undefined>> = pictures;

/** What the home page shows of the house's own pictures; what is not made yet is left out. */
export const housePictures = () => ({
  landscape: byName['hero-landscape'] ?? null,
  portrait: byName['hero-portrait'] ?? null,
  detail: byName['business-saloon-handle'] ?? null,
});

export type HousePictures = ReturnType<typeof housePictures>;

const bodies: Readonly<Record<BodyShape, string>> = {
  saloon: 'business-saloon',
  suv: 'suv',
  van: 'van',
  limousine: 'limousine',
};

/** A vehicle's body seen from the front; null while there is no picture of it. */
export const bodyPicture = (shape: BodyShape): PictureData | null => byName[`${bodies[shape]}-front`] ?? null;

const shownNames = [
  'terminal-kerb',
  'hotel-porch',
  'wet-avenue',
  'bay-of-alger',
  'open-door',
  'cabin',
  'electric-saloon-front',
  'long-saloon-front',
  'limousine-front',
  'business-saloon-front',
  'suv-front',
  'van-front',
];

/** The pictures that stand for the house while its operator is a demonstration, by name. */
export const demonstrationGallery = (): (readonly [string, PictureData])[] =>
  shownNames.flatMap((name) => {
    const picture = byName[name];
    return picture === undefined ? [] : [[name, picture] as const];
  });
