import type { Invariant } from './invariant.ts';

/** Seconds of a processor. A page that works needs less than one of them, on a busy machine, too. */
const allowance = { most: 2, timesLive: 2 };

/** A page does not compute for seconds before it works. */
export const work: Invariant = {
  rule: 'work',
  appliesTo: () => true,
  async check({ meter }) {
    const seconds = await meter.readWork();
    const what = `the page computes for ${seconds.toFixed(1)} s until it rests`;
    return [{ what, key: 'until it rests', count: seconds, allowance }];
  },
};
