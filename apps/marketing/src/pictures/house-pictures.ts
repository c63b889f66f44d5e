import { pictures, type PictureData } from '@livree/imagery';
import type { BodyShape } from '@livree/rides/vehicle';

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

const names: ReadonlyMap<string, string> = new Map(
  Object.entries(pictures).map(([name, { src }]) => [src, name]),
);

/** The name of the picture of ours that an address names; undefined for an operator's own. */
export const pictureNameAt = (address: string): string | undefined => names.get(address);
