import { join } from 'node:path';
import { workspaceRoot } from '@livree/build';
import { z } from '@livree/contracts/schema';

/** The processes that take part; `rendering` are those that a gateway starts, `database` all of PostgreSQL. */
export const roles = ['gateway', 'rendering', 'api', 'worker', 'database'] as const;
export type Role = (typeof roles)[number];

/** Milliseconds of processor time for one request or job. */
const costSchema = z.record(z.enum(roles), z.number());
export type Cost = z.output<typeof costSchema>;

export const byRole = (of: (role: Role) => number): Cost => ({
  gateway: of('gateway'),
  rendering: of('rendering'),
  api: of('api'),
  worker: of('worker'),
  database: of('database'),
});

const figureSchema = z.object({
  cost: costSchema,
  /** The processor time of the bare server for the same answer, and of the database behind it. */
  bare: z.object({ server: z.number(), database: z.number() }),
  /** Ours without the database, over the bare server's. */
  ratio: z.number(),
  /** On this machine, with everything on it, beside the bare server. */
  perSecond: z.object({ ours: z.number(), bare: z.number() }),
});
export type Figure = z.output<typeof figureSchema>;

/** What `bench:capacity` measured. */
export const figuresSchema = z.object({
  processors: z.int(),
  loads: z.object({
    cached: figureSchema,
    rendered: figureSchema,
    lists: figureSchema,
    prices: figureSchema,
    bookings: figureSchema,
  }),
  /** One job, beside the bare booking. */
  jobs: z.object({ perBooking: z.number(), cost: costSchema, ratio: z.number() }),
  database: z.object({
    /** Milliseconds until the disk has a commit. */
    flushMs: z.number(),
    /** Commits of one booking that tell other processes of it, which PostgreSQL does one at a time. */
    tellingCommits: z.number(),
    /** Milliseconds for which a booking alone keeps others from the next receipt's number. */
    heldMs: z.number(),
    statements: z.int(),
    walKb: z.number(),
  }),
  /** Resident megabytes after all loads; those of PostgreSQL share most of it. */
  memoryMb: z.record(z.enum(roles), z.number()),
});
export type Figures = z.output<typeof figuresSchema>;

/** Where `bench:capacity` leaves its figures, for `bench:year`. */
export const figuresFile = join(workspaceRoot, 'test-reports/capacity.json');
