export { defineStates, shareSituation, stateLinkSchema } from './define-states.ts';
export type { State, StateLink } from './define-states.ts';
