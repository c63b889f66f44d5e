import { keptReportSchema, problemReportsPath, type KeptReport } from './kept-report.ts';

/** The API that keeps the reports, and the headers that prove who asks. */
interface ReportsKeeper {
  readonly apiOrigin: string;
  headers(): Record<string, string>;
}

const timeoutMs = 5000;

/**
 * A visitor's report of a problem; undefined if it is unknown, or was deleted after 30 days.
 * @throws Error if the API does not answer, or does not trust the caller
 */
export async function readProblemReport(
  { apiOrigin, headers }: ReportsKeeper,
  id: string,
): Promise<KeptReport | undefined> {
  const answer = await fetch(new URL(`${problemReportsPath}/${encodeURIComponent(id)}`, apiOrigin), {
    signal: AbortSignal.timeout(timeoutMs),
    headers: headers(),
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`the API answers ${answer.status} about a report`);
  return keptReportSchema.parse(await answer.json());
}
