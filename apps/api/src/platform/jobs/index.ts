export { defineJob } from './job.ts';
export { createJobs } from './jobs.ts';
export { runningJob } from './running-job.ts';
export { waitingJobs } from './waiting-jobs.ts';
export type { Jobs } from './jobs.ts';
