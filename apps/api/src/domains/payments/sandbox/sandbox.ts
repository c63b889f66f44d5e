import type { Clock } from '../../../platform/clock.ts';
import type { Connection } from '../../../platform/db/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';

/** What the sandbox provider works with: its own tables, its webhooks as jobs, and the time. */
export interface Sandbox {
  readonly db: Connection;
  readonly jobs: Jobs;
  readonly clock: Clock;
}
