import type { ProblemRequest } from '@livree/contracts';
import type { RepeatedVisit } from './repeat-visit.ts';

/** The failures that a report holds, as a repeated visit names them. */
export const reportedFailures = ({ acts }: ProblemRequest): string[] => [
  ...new Set(acts.flatMap((act) => (act.kind === 'failure' ? [`${act.part} failed: ${act.name}`] : []))),
];

/** What failed again. */
export const failedAgain = (
  report: ProblemRequest,
  { failures }: Pick<RepeatedVisit, 'failures'>,
): string[] => reportedFailures(report).filter((known) => failures.some((seen) => seen.startsWith(known)));
