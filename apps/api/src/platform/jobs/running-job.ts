import { AsyncLocalStorage } from 'node:async_hooks';

/** A job at one of its attempts. */
export interface RunningJob {
  /** The same at each of its attempts. */
  readonly id: string;
  readonly queuedAt: Date;
  /** Starts at 1. */
  readonly attempt: number;
  /** Whether it is given up if it fails now. */
  readonly isLast: boolean;
}

const running = new AsyncLocalStorage<RunningJob>();

/** Runs the handler of this job; what it calls can name the job. */
export const runAsJob = (job: RunningJob, run: () => Promise<void>): Promise<void> => running.run(job, run);

/** The job whose handler calls this; undefined outside of jobs. */
export const runningJob = (): RunningJob | undefined => running.getStore();
