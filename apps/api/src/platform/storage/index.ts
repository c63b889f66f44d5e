export { diskStorage } from './disk.ts';
export { openStorage } from './open-storage.ts';
export { PictureError, redrawPicture } from './picture.ts';
export { type Storage, newPath } from './storage.ts';
export { registerStorage } from './storage.routes.ts';
