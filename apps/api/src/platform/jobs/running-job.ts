import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<string>();

/** Runs the handler of this job; what it calls can name the job. */
export const runAsJob = (id: string, run: () => Promise<void>): Promise<void> => running.run(id, run);

/** The job whose handler calls this, the same at each of its attempts; undefined outside of jobs. */
export const runningJobId = (): string | undefined => running.getStore();
