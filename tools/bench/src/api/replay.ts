import { randomBytes, randomUUID } from 'node:crypto';
import type { Fresh, Statement } from './recording.ts';

export type Rows = readonly Readonly<Record<string, unknown>>[];
export type Query = (text: string, values: unknown[]) => Promise<Rows>;

/** The database of the bare handler. */
export interface BareDatabase {
  readonly query: Query;
  transaction<T>(act: (query: Query) => Promise<T>): Promise<T>;
}

const hoursApart = 4;
const vehicles = 12;

/** The values of the `count`th reservation: another slot, other names. */
function nextFresh(recorded: Fresh, count: number): Fresh {
  const later = (instant: string) =>
    new Date(Date.parse(instant) + Math.ceil((count + 1) / vehicles) * hoursApart * 3_600_000).toISOString();
  return {
    ...recorded,
    vehicleId: 1 + (count % vehicles),
    key: randomUUID(),
    reference: `LV-${randomBytes(4).toString('hex').toUpperCase()}`,
    transactionName: `TX-${randomBytes(6).toString('hex').toUpperCase()}`,
    intentId: `pi_sandbox_${randomBytes(18).toString('base64url')}`,
    receipt: `R-0-${count}`,
    start: later(recorded.start),
    end: later(recorded.end),
  };
}

const names = [
  'vehicleId',
  'reservationId',
  'transactionId',
  'key',
  'reference',
  'transactionName',
  'intentId',
  'receipt',
  'start',
  'end',
] as const;

/** A recorded value, or a function that creates a new one. */
function valueMaker(recorded: Fresh, value: unknown): (fresh: Fresh) => unknown {
  if (typeof value === 'number') {
    const name = names.find((candidate) => recorded[candidate] === value);
    return name ? (fresh) => fresh[name] : () => value;
  }
  if (typeof value !== 'string') return () => value;
  const inside = names.filter((name) => name !== 'vehicleId' && value.includes(String(recorded[name])));
  if (inside.length === 0) return () => value;
  return (fresh) =>
    inside.reduce((text, name) => text.replaceAll(String(recorded[name]), String(fresh[name])), value);
}

const returnedId = (rows: Rows): number => Number(rows[0]?.['id'] ?? 0);

/**
 * Sends recorded statements again, each time for another reservation, and returns their rows. @param first how many
 * reservations another replay makes on the same database
 */
export function createReplay(statements: readonly Statement[], recorded: Fresh, first = 0) {
  const steps = statements.map(([text, values]) => ({
    text,
    makers: values.map((value) => valueMaker(recorded, value)),
  }));
  let count = first;
  return async (database: BareDatabase): Promise<Rows[]> => {
    let fresh = nextFresh(recorded, count++);
    const results: Rows[] = [];
    const run = async (query: Query, { text, makers }: (typeof steps)[number]): Promise<void> => {
      const rows = await query(
        text,
        makers.map((make) => make(fresh)),
      );
      if (text.startsWith('insert into "reservations"'))
        fresh = { ...fresh, reservationId: returnedId(rows) };
      if (text.startsWith('insert into "transactions"'))
        fresh = { ...fresh, transactionId: returnedId(rows) };
      results.push(rows);
    };
    for (let index = 0; index < steps.length; index++) {
      const end = steps[index]?.text === 'begin' ? steps.findIndex(isEndAfter(index)) : index;
      if (end === index) {
        for (const step of steps.slice(index, index + 1)) await run(database.query, step);
      } else {
        await database.transaction(async (query) => {
          for (const step of steps.slice(index + 1, end)) await run(query, step);
        });
      }
      index = end;
    }
    return results;
  };
}

const isEndAfter =
  (begin: number) =>
  ({ text }: { readonly text: string }, index: number): boolean =>
    index > begin && text === 'commit';
