export { CarFlank } from './media/car-flank.tsx';
export type { CarFlankProps } from './media/car-flank.tsx';
export { bodyShape } from './media/flanks.ts';
export type { BodyShape } from './media/flanks.ts';
export { Picture } from './media/picture.tsx';
export type { PictureProps, PictureSource } from './media/picture.tsx';
