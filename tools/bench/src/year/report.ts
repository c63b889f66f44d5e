import { formatColumns, shorten } from '../columns.ts';
import { bookings, company, newYear } from './company.ts';
import { findBottleneck, type Limit, type Saw } from './nights.ts';
import { places, type Plan } from './plan.ts';
import { yearlyVolumes } from './streams.ts';

const millions = (count: number): string => `${shorten(count / 1e6)} million`;
const percent = (share: number): string => `${shorten(share * 100)} %`;
const milliseconds = (seconds: number): string => `${shorten(Math.round(seconds * 1e6) / 1000)} ms`;

const describePlan = (plan: Plan): string => places.map((place) => `${place} ${plan[place]}`).join(', ');

export function describeAssumptions(): string {
  const volumes = yearlyVolumes();
  return [
    `ASSUMED (year/company.ts): ${company.cars} cars, ${company.ridesPerCarAndDay} rides a car and day, ${company.pagesPerBooking} pages a booking, ${percent(company.renderedShare)} of them rendered;`,
    `New Year's night up to ${Math.max(...newYear.factors)} times its usual hour. In a year: ${millions(bookings)} bookings, ${millions(volumes.cached + volumes.rendered)} pages, ${millions(volumes.lists + volumes.prices)} calls.`,
    'A service takes an exponential time around its measured mean; each process has a processor to itself; visitors do not wait for each other to come.',
  ].join('\n');
}

/** What was seen at each place of one part of the year. */
export function describeSaw(title: string, plan: Plan, saw: Saw): string {
  const rows = places.map((place) => [
    place,
    String(plan[place]),
    percent(saw[place].utilisation),
    milliseconds(saw[place].meanWait),
    milliseconds(saw[place].p99Wait),
  ]);
  return `${title}; busiest: ${findBottleneck(saw)}\n${formatColumns([['', 'servers', 'busy', 'mean wait', 'p99 wait'], ...rows])}`;
}

/** How far each plan goes, each with one more of what ended the one before. */
export function describeLimits(limits: readonly Limit[]): string {
  const rows = limits.map(({ plan, growth, bottleneck, saw }) => [
    describePlan(plan),
    shorten(growth),
    bottleneck,
    milliseconds(saw[bottleneck].p99Wait),
  ]);
  return formatColumns([['plan', '× the volume', 'first bottleneck', 'its p99 wait then'], ...rows]);
}
