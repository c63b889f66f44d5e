export { defineJob } from './job.ts';
export type { Job, SendOptions } from './job.ts';
export { createJobs } from './jobs.ts';
export type { Jobs } from './jobs.ts';
