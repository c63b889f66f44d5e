export type { PictureData } from './picture.ts';
export { pictureAt } from './picture-at.ts';
export { pictures } from './pictures.ts';
