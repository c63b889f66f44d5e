import type { Day, DayVehicle } from '@livree/contracts';

/** As many rows as a page draws at a time, beside the tasks that wait. */
const mostRows = 40;

/** The vehicles that have a ride or an absence on a day before those that are free; each in the order of the day. */
export function listBusyFirst({ vehicles, rides, absences = [] }: Day): DayVehicle[] {
  const busy = new Set([...rides, ...absences].map(({ vehicleId }) => vehicleId));
  return [...vehicles.filter(({ id }) => busy.has(id)), ...vehicles.filter(({ id }) => !busy.has(id))];
}

/** One page of rows; the last one for a page that is none. */
export function takePage<Row>(rows: readonly Row[], asked: number) {
  const pages = Math.max(1, Math.ceil(rows.length / mostRows));
  const page = Math.min(asked, pages);
  return { page, pages, rows: rows.slice((page - 1) * mostRows, page * mostRows) };
}
