export { onVisitGround } from '../visit/visit.ts';
export { joinBehaviour, readBreakingBehaviour, readHarmlessBehaviour } from './read-behaviour.ts';
export { visitChange } from './visit-change.ts';
