export { defineStates, stateLinkSchema } from './define-states.ts';
export type { State, StateLink } from './define-states.ts';
