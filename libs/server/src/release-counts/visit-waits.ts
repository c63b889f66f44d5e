import { readHistogram } from './vital-percentiles.ts';
import { vitalStep } from './vital-steps.ts';

/** The measurement that says how long a visitor waits: for the largest thing in sight. */
export const waitingVital = 'LCP';

const tally = 'wait';

/** The tally of a visit whose visitor waited so long, in milliseconds. A visit has one wait, however many documents it opens. */
export const waitTally = (duration: number): string => `${tally} ${vitalStep(waitingVital, duration)}`;

/** How many visits fell into each step of waiting. @param tallies those of a release */
export const readWaits = (tallies: Readonly<Record<string, number>>): number[] =>
  readHistogram(tallies, waitingVital, tally);
