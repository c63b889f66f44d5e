import { formatColumns, shorten } from '../columns.ts';
import { conditions, type LoadName } from './conditions.ts';
import { bearWith, databaseBears, usefulApis } from './extrapolate.ts';
import { type Cost, type Figures, roles } from './figures.ts';

const names: Readonly<Record<LoadName, string>> = {
  cached: 'page, cached',
  rendered: 'page, rendered',
  lists: 'call: list of vehicles',
  prices: 'call: price',
  bookings: 'booking, paid',
};
const loadNames = ['cached', 'rendered', 'lists', 'prices', 'bookings'] as const;
const counts = [1, 2, 4, 8, 16];

const costCells = (cost: Cost): string[] =>
  roles.map((role) => (cost[role] === 0 ? '' : shorten(cost[role])));

function measured({ loads, jobs }: Figures): string {
  const rows = loadNames.map((name) => {
    const { cost, bare, ratio, perSecond } = loads[name];
    return [
      names[name],
      ...costCells(cost),
      shorten(bare.server),
      shorten(bare.database),
      shorten(ratio),
      shorten(perSecond.ours / perSecond.bare),
    ];
  });
  const job = ['job of a booking', ...costCells(jobs.cost), '', '', shorten(jobs.ratio), ''];
  return formatColumns([['', ...roles, 'bare', 'its db', '× bare', 'pace'], ...rows, job]);
}

function extrapolated(figures: Figures): string {
  const rows = loadNames.map((name) => [
    names[name],
    ...counts.map((count) => {
      const { perSecond, bound } = bearWith(figures, name, count);
      return `${shorten(perSecond)} ${bound}`;
    }),
  ]);
  return formatColumns([['', ...counts.map((count) => `${count} of each`)], ...rows]);
}

/** The figures for people, and what follows from them. */
export function describe(figures: Figures): string {
  const { database, jobs, memoryMb, processors } = figures;
  const ceiling = databaseBears(figures, 'bookings');
  return [
    `MEASURED: milliseconds of processor time for one, medians of ${conditions.rounds} rounds in turn with a bare server.`,
    '× bare: ours without the database over the bare server for the same answer; pace: requests a second over its own.',
    measured(figures),
    '',
    `A booking sends ${database.statements} statements, writes ${shorten(database.walKb)} KB of log, tells others in ${shorten(database.tellingCommits)} commits and leaves ${shorten(jobs.perBooking)} jobs.`,
    `A commit takes ${shorten(database.flushMs)} ms to the disk; a booking keeps the next receipt's number for ${shorten(database.heldMs)} ms.`,
    `Memory after all loads, MB: ${roles
      .filter((role) => role !== 'database')
      .map((role) => `${role} ${shorten(memoryMb[role])}`)
      .join(', ')}.`,
    '',
    `EXTRAPOLATED, not measured: a second of N of each, one processor a process, until a database of ${processors} processors ends; with what ends first.`,
    extrapolated(figures),
    '',
    `The database alone ends at ${shorten(ceiling.perSecond)} bookings a second with their jobs (${ceiling.bound}): more than ${usefulApis(figures, 'bookings')} APIs would not help.`,
  ].join('\n');
}
