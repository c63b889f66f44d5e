/** How long the visitors of both arms wait, as histograms. */
export interface SimulatedWaits {
  readonly canary: readonly number[];
  readonly live: readonly number[];
  add(arm: 'canary' | 'live'): void;
}

/** Upper bounds of the steps, in milliseconds; one more step is above all. */
const bounds = [100, 200, 300, 500, 800, 1200, 1800, 2500, 4000, 6000, 10_000];

/** So many visitors allow the site to measure. */
const measured = 0.4;

/** Milliseconds that half of them wait at most, and how far others are from it, as a logarithm. */
const median = 900;
const spread = 0.6;

const noVisits = (): number[] => Array.from({ length: bounds.length + 1 }, () => 0);

/** A number from the standard normal distribution (Box and Muller). */
const drawNormal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Waits that are distributed log-normally. @param slower how many times as long the canary takes; without it, nobody is measured */
export function simulateWaits(slower: number | undefined, random: () => number): SimulatedWaits {
  const waits = { canary: noVisits(), live: noVisits() };
  return {
    ...waits,
    add(arm) {
      if (slower === undefined || random() > measured) return;
      const wait = median * Math.exp(spread * drawNormal(random)) * (arm === 'canary' ? slower : 1);
      const step = bounds.findIndex((bound) => wait <= bound);
      const at = step === -1 ? bounds.length : step;
      waits[arm][at] = (waits[arm][at] ?? 0) + 1;
    },
  };
}
