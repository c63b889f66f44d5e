import { availableParallelism } from 'node:os';
import { prepare } from '../api/engine.ts';
import { bareLoad, ourLoads } from '../api/loads.ts';
import type { NextRequest } from '../api/measure-load.ts';
import { median } from '../report.ts';
import type { Bare } from './bare.ts';
import type { WatchedDatabase } from './database.ts';
import { byRole, type Figures } from './figures.ts';
import { measureHeldSeries } from './held-series.ts';
import { measureJobs } from './measure-jobs.ts';
import { compare, type Asked } from './measure.ts';
import type { StartedRoles } from './started-roles.ts';

/** As a browser asks for a page. */
const pageHeaders = { 'accept-encoding': 'br', accept: 'text/html' };

const cachedPage: NextRequest = () => ({ path: '/', headers: pageHeaders });

/** The same page at addresses that nobody has asked for. */
function newPages(): NextRequest {
  let count = 0;
  return () => ({ path: `/?search=${(count += 1)}`, headers: pageHeaders });
}

/** Loads every role in turn with the bare handlers. Calls and bookings come through the gateway, as visitors send them. */
export async function measureAll(
  started: StartedRoles,
  bare: Bare,
  database: WatchedDatabase,
  say: (line: string) => void,
): Promise<Figures> {
  const pages = (next: NextRequest): Asked => ({ baseUrl: started.origin, next });
  const barePage = { baseUrl: bare.baseUrl, next: () => ({ path: '/page' }), pid: bare.pid };
  const api = `${started.origin}/api`;
  const prepared = await prepare(api);
  const calls = (name: 'vehicles' | 'calculate' | 'reserve') => {
    const next = ourLoads[name](prepared);
    return {
      ours: { baseUrl: api, next },
      bare: { baseUrl: bare.baseUrl, next: bareLoad(name, next), pid: bare.pid },
    };
  };

  const jobs = await measureJobs(started, database, 1);
  const cached = await compare(started, { load: 'cached', ours: pages(cachedPage), bare: barePage }, say);
  const rendered = await compare(started, { load: 'rendered', ours: pages(newPages()), bare: barePage }, say);
  const lists = await compare(started, { load: 'lists', ...calls('vehicles') }, say);
  const prices = await compare(started, { load: 'prices', ...calls('calculate') }, say);

  const writes: { telling: number; walKb: number }[] = [];
  let before = await database.readWrites();
  const afterOurs = async (bookings: number): Promise<void> => {
    const after = await database.readWrites();
    writes.push({
      telling: (after.telling - before.telling) / bookings,
      walKb: (after.walKb - before.walKb) / bookings,
    });
    await jobs.doJobs(bookings);
  };
  const beforeOurs = async (): Promise<void> => {
    before = await database.readWrites();
  };
  const bookings = await compare(
    started,
    { load: 'bookings', ...calls('reserve'), beforeOurs, afterOurs },
    say,
  );

  const memory = started.readUsage();
  return {
    processors: availableParallelism(),
    loads: { cached, rendered, lists, prices, bookings },
    jobs: jobs.report(bookings.bare.server),
    database: {
      flushMs: await database.measureFlush(),
      tellingCommits: median(writes.map(({ telling }) => telling)),
      heldMs: await measureHeldSeries(bare.databaseUrl, bare.recording),
      statements: bare.recording.statements['reserve']?.length ?? 0,
      walKb: median(writes.map(({ walKb }) => walKb)),
    },
    memoryMb: byRole((role) => memory[role].mb),
  };
}
