export { ListFailed } from './list/list-failed.tsx';
export { ListPages } from './list/list-pages.tsx';
