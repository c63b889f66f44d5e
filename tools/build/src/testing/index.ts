export { linkTree } from './link-tree.ts';
