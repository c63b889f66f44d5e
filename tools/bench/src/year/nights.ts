import type { Figures } from '../capacity/figures.ts';
import { newYearsEve, type Slice } from './arrivals.ts';
import { days, newYear } from './company.ts';
import { openStations, type Place, places, type Plan } from './plan.ts';
import { seededRandom } from './random.ts';
import { replay } from './replay.ts';
import type { Seen } from './station.ts';
import { openStreams } from './streams.ts';

/** Always the same year. */
const seed = 20270101;

/** Of each hour of the year its first minute: queues of milliseconds forget what was a minute ago. */
export const wholeYear: readonly Slice[] = Array.from({ length: days * 24 }, (_, hour) => ({
  hour,
  seconds: 60,
}));

/** New Year's night, every second of it. */
export const newYearsNight: readonly Slice[] = newYear.factors.map((_, at) => ({
  hour: newYearsEve + at,
  seconds: 3600,
}));

const factors: readonly number[] = newYear.factors;

/** The busiest hour of the night, in which a queue that grows is seen to grow. */
const busiest = newYearsEve + factors.indexOf(Math.max(...factors));
export const busiestHour: readonly Slice[] = [{ hour: busiest, seconds: 3600 }];
/** Enough of it to see that, for each of many volumes. */
const busiestMinutes: readonly Slice[] = [{ hour: busiest, seconds: 300 }];

export type Saw = Readonly<Record<Place, Seen & { readonly utilisation: number }>>;

/** Replays some parts of the year. */
export function replayYear(
  figures: Figures,
  {
    plan,
    slices,
    growth = 1,
  }: { readonly plan: Plan; readonly slices: readonly Slice[]; readonly growth?: number },
): Saw {
  const random = seededRandom(seed);
  const stations = openStations(plan);
  replay(openStreams(figures, slices, growth, random), stations, random);
  const seconds = slices.reduce((sum, slice) => sum + slice.seconds, 0);
  const see = (place: Place) => {
    const seen = stations[place].seen();
    return { ...seen, utilisation: seen.busy / (plan[place] * seconds) };
  };
  return {
    gateway: see('gateway'),
    rendering: see('rendering'),
    api: see('api'),
    worker: see('worker'),
    database: see('database'),
    telling: see('telling'),
    receipts: see('receipts'),
  };
}

/** Where visitors wait longest. */
export const findBottleneck = (saw: Saw): Place =>
  places.reduce((worst, place) => (saw[place].utilisation > saw[worst].utilisation ? place : worst));

/** Seconds that one of a hundred may wait at a place before it counts as full. */
const longestWait = 0.25;

export interface Limit {
  readonly plan: Plan;
  /** How often the volume of the year the plan bears in its busiest minutes. */
  readonly growth: number;
  readonly bottleneck: Place;
  readonly saw: Saw;
}

/** How often the volume a plan bears until one of a hundred waits too long somewhere, and where that is. */
export function findLimit(figures: Figures, plan: Plan): Limit {
  const at = (growth: number) => replayYear(figures, { plan, slices: busiestMinutes, growth });
  const isFull = (saw: Saw) => places.some((place) => saw[place].p99Wait > longestWait);
  // Above it, a place has more to do than it can.
  const once = at(1);
  const most = 1 / once[findBottleneck(once)].utilisation;
  let [low, high] = [0, most];
  for (let step = 0; step < 6; step += 1) {
    const middle = (low + high) / 2;
    if (isFull(at(middle))) high = middle;
    else low = middle;
  }
  const saw = at(high);
  return { plan, growth: low, bottleneck: findBottleneck(saw), saw };
}
