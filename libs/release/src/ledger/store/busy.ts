import { Refusal } from '../refusal.ts';

/** Milliseconds that a command waits for others to finish their change. */
export const patienceMs = 10_000;

export const busy = (): Refusal =>
  new Refusal('another release command is still running; try again in a moment');
