import type { SecuritySummary } from '@livree/contracts';

/** One line per kind and outcome, most frequent first. */
export function summaryLines({ since, keptDays, counts }: SecuritySummary): string[] {
  const head = `since ${since.slice(0, 16).replace('T', ' ')} UTC, kept for ${keptDays} days`;
  const width = Math.max(0, ...counts.map(({ kind, outcome }) => `${kind}  ${outcome}`.length));
  const lines = counts.map(({ kind, outcome, times, lastAt }) => {
    const what = `${kind}  ${outcome}`.padEnd(width);
    return `${what}  ${times} times, last at ${lastAt.slice(0, 16).replace('T', ' ')}`;
  });
  return [head, ...(lines.length > 0 ? lines : ['nothing was recorded'])];
}
