export { diskStorage } from './disk.ts';
export { openStorage } from './open-storage.ts';
export { storeAddress } from './store-address.ts';
export { storePicture } from './store-picture.ts';
export type { Sender } from './picture-turns.ts';
export type { Storage } from './storage.ts';
export { registerStorage } from './storage.routes.ts';
