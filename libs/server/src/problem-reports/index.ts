export { readProblemReport } from './read-problem-report.ts';
export { problemReportsPath } from './kept-report.ts';
export type { KeptReport } from './kept-report.ts';
