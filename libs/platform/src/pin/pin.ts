export { beginPin } from './begin-pin.ts';
export { endPin } from './end-pin.ts';
