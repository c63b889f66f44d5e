import { pictures } from './generated/pictures.ts';
import type { PictureData } from './picture.ts';

const byName: ReadonlyMap<string, PictureData> = new Map(Object.entries(pictures));
const byAddress: ReadonlyMap<string, PictureData> = new Map(
  Object.values(pictures).map((picture) => [picture.src, picture]),
);

/** All forms of one of our pictures by its address; undefined for an operator's own. */
export function pictureAt(address: string): PictureData | undefined {
  return byAddress.get(address);
}

/** The picture of this name; undefined while it is not made. */
export function pictureNamed(name: string): PictureData | undefined {
  return byName.get(name);
}
