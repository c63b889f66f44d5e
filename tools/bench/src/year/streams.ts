import type { LoadName } from '../capacity/conditions.ts';
import { aloneMs } from '../capacity/extrapolate.ts';
import { type Cost, type Figures, roles } from '../capacity/figures.ts';
import { arrive, type Slice, spread } from './arrivals.ts';
import { bookings, company } from './company.ts';
import type { Place } from './plan.ts';
import type { Step, Stream } from './replay.ts';

const second = 1000;

/** A cost as steps of seconds, in the order in which a request passes. */
const toSteps = (cost: Cost): Step<Place>[] =>
  roles.filter((role) => cost[role] > 0).map((role) => ({ role, mean: cost[role] / second }));

/** How many of each load a year has. */
export function yearlyVolumes(): Readonly<Record<LoadName, number>> {
  const { pagesPerBooking, renderedShare, listsPerBooking, pricesPerBooking } = company;
  const pages = bookings * pagesPerBooking;
  return {
    cached: pages * (1 - renderedShare),
    rendered: pages * renderedShare,
    lists: bookings * listsPerBooking,
    prices: bookings * pricesPerBooking,
    bookings,
  };
}

/** What a booking has for itself. */
function alone(figures: Figures): Step<Place>[] {
  const { telling, receipts } = aloneMs(figures);
  return [
    { role: 'telling', mean: telling / second },
    { role: 'receipts', mean: receipts / second },
  ];
}

/** All visitors of some parts of the year, with the times that were measured. @param growth how often the volume */
export function openStreams(
  figures: Figures,
  slices: readonly Slice[],
  growth: number,
  random: () => number,
): Stream<Place>[] {
  const volumes = yearlyVolumes();
  const loads = ['cached', 'rendered', 'lists', 'prices', 'bookings'] as const;
  return loads.map((load) => {
    const arrivals = arrive(spread(volumes[load] * growth), slices, random);
    const steps = toSteps(figures.loads[load].cost);
    if (load !== 'bookings') return { arrivals, steps };
    const { perBooking, cost } = figures.jobs;
    const followedBy = { count: Math.round(perBooking), steps: toSteps(cost) };
    return { arrivals, steps: [...steps, ...alone(figures)], followedBy };
  });
}
