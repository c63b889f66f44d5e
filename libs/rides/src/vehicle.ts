export { CarFlank } from './vehicle/car-flank.tsx';
export type { CarFlankProps } from './vehicle/car-flank.tsx';
export { CarPicture } from './vehicle/car-picture.tsx';
export type { CarPictureProps } from './vehicle/car-picture.tsx';
export { bodyShape } from './vehicle/flanks.ts';
export type { BodyShape } from './vehicle/flanks.ts';
