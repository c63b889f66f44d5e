export { useDrag } from './drag/use-drag.ts';
export type { Drag, Dragged } from './drag/use-drag.ts';
