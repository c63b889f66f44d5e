export { maskNote } from './mask-text.ts';
export { stripActs } from './strip-acts.ts';
