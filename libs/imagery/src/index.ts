export type { PictureData } from './picture.ts';
export { pictureAt, pictureNamed } from './picture-at.ts';
export { pictures } from './generated/pictures.ts';
