import { barePostgres } from '../api/bare-database.ts';
import type { Recording } from '../api/recording.ts';
import { createReplay, type BareDatabase, type Query } from '../api/replay.ts';
import { median } from '../report.ts';
import { conditions } from './conditions.ts';

/** The statement after which nobody else gets a receipt's number, until the transaction ends. */
const isTaken = (text: string): boolean => text.startsWith('insert into "document_counters"');

/** Tells for how many milliseconds each transaction held the series of receipts. */
function watchSeries(database: BareDatabase, tell: (ms: number) => void): BareDatabase {
  return {
    query: database.query,
    async transaction(act) {
      let takenAt: number | undefined;
      const result = await database.transaction((query) => {
        const watched: Query = (text, values) => {
          if (isTaken(text)) takenAt = performance.now();
          return query(text, values);
        };
        return act(watched);
      });
      if (takenAt !== undefined) tell(performance.now() - takenAt);
      return result;
    },
  };
}

/** Books alone, one ride after another: the median time for which a booking keeps others from a receipt's number. */
export async function measureHeldSeries(databaseUrl: string, recording: Recording): Promise<number> {
  const times: number[] = [];
  const database = barePostgres(databaseUrl);
  const watched = watchSeries(database, (ms) => times.push(ms));
  const book = createReplay(recording.statements['reserve'] ?? [], recording.fresh, conditions.laterSlots);
  for (let count = 0; count < conditions.alone; count += 1) await book(watched);
  await database.close();
  return median(times);
}
