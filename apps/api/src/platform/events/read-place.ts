/** A snapshot of the database as PostgreSQL writes it: `xmin:xmax:` and the transactions that were under way. */
const snapshot = /^([1-9]\d{0,18}):([1-9]\d{0,18}):((?:[1-9]\d{0,18}(?:,[1-9]\d{0,18})*)?)$/;

/** A place among the events, as a reader sends it back; undefined for anything that PostgreSQL would refuse. */
export function readPlace(text: string): string | undefined {
  const [, first, end, running = ''] = snapshot.exec(text) ?? [];
  if (first === undefined || end === undefined) return undefined;
  const order = [first, ...running.split(',').filter(Boolean), end].map(BigInt);
  const isOrdered = order.every((one, index) => index === 0 || one >= (order[index - 1] ?? one));
  const isBelowEnd = running === '' || (order.at(-2) ?? 0n) < (order.at(-1) ?? 0n);
  return isOrdered && isBelowEnd ? text : undefined;
}
