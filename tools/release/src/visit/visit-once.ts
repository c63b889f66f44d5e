import { join } from 'node:path';
import { Refusal, type Ledger } from '@livree/release/ledger';
import type { Candidate } from './candidate.ts';
import { visitLine, visitRefusal } from './describe-visit.ts';
import { keptVisits } from './kept-visits.ts';
import { visit } from './visit.ts';

interface VisitOptions {
  /** The folder that remembers what was visited. */
  readonly data: string;
  readonly now: () => Date;
  /** Opens the release; by default in a real browser. */
  readonly see?: typeof visit;
}

/**
 * Visits a release unless this very composition was visited before, and returns a line about it.
 * @throws Refusal with the place, the language and the figure of each fault
 */
export async function visitOnce(
  ledger: Ledger,
  candidate: Candidate,
  { data, see = visit, now }: VisitOptions,
): Promise<string> {
  const { release } = candidate;
  const folder = join(data, 'visits');
  const kept = keptVisits(ledger, folder);
  if (await kept.has(release))
    return `${release.id}@${release.version} was visited before, and nothing else has changed`;
  const report = await see(ledger, candidate, { now, folder });
  const line = visitLine(release, report);
  const refusal = visitRefusal(release, report);
  if (refusal !== undefined) throw new Refusal(`${refusal}\n${line}`);
  await kept.add(release, line);
  return line;
}
