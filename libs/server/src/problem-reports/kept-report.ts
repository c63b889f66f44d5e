import { problemId, problemRequest } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

/** Where programs of the site read reports: on the API itself, outside of what the gateway forwards. */
export const problemReportsPath = '/problem-reports';

/** A visitor's report as the API keeps it. */
export const keptReportSchema = z.object({
  id: problemId,
  createdAt: z.iso.datetime(),
  report: problemRequest,
});
export type KeptReport = z.output<typeof keptReportSchema>;
