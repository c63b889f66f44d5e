export { Picture } from './media/picture.tsx';
export type { PictureProps, PictureSource } from './media/picture.tsx';
