import { releaseName } from '../../release-name.ts';
import type { Ledger } from '../ledger.ts';
import { type Move, operator } from '../log/acts.ts';
import type { Entry } from '../log/entry.ts';
import type { LogState } from '../log/log-state.ts';
import { assertMovesFit } from '../operations/assert-moves-fit.ts';
import { assertPromotable } from '../operations/assert-promotable.ts';
import { Refusal } from '../refusal.ts';

/** How many lines one command adds at most. */
const mostLines = 100;

/** Who asks a service to add lines, and when. */
export interface Asking {
  readonly by: string;
  readonly now: Date;
  /** Milliseconds by which a clock may be wrong. */
  readonly tolerance: number;
}

/** @throws Refusal */
function assertOwnLine(entry: Entry, { by, now, tolerance }: Asking): void {
  // A line that another one signed comes from another ledger, or from a request that was heard before.
  if (entry.by !== by) throw new Refusal(`a line of ${entry.by} is added by ${entry.by} alone, not by ${by}`);
  if (!(Math.abs(now.getTime() - Date.parse(entry.at)) <= tolerance))
    throw new Refusal(`a line says ${entry.at}, but it is ${now.toISOString()}`);
}

/** @throws Refusal if a version that was published gets other files */
function assertNoneReplaced(added: readonly Entry[], before: LogState): void {
  const descriptions = new Map(before.descriptions);
  for (const entry of added) {
    if (entry.act !== 'publish') continue;
    const name = releaseName(entry.remote, entry.version);
    if ((descriptions.get(name) ?? entry.description) !== entry.description)
      throw new Refusal(`${name} is published; a version is never overwritten`);
    descriptions.set(name, entry.description);
  }
}

/** Whether a version was published last without its checks. */
function isUnchecked(entries: readonly Entry[], remote: string, version: string): boolean {
  const publications = entries.flatMap((entry) => (entry.act === 'publish' ? [entry] : []));
  const last = publications.findLast((known) => known.remote === remote && known.version === version);
  return last?.unchecked === true;
}

const moveActs: ReadonlySet<string> = new Set<Move['act']>([
  'promote',
  'rollback',
  'retire',
  'canary',
  'verdict',
]);

const isMove = (entry: Entry): entry is Extract<Entry, Move> => moveActs.has(entry.act);

/**
 * Checks lines before they are added to the log, because whoever holds a team's key may run another program: they are
 * of the one who asks, of now, replace no release, and move only what a command would move.
 * @param ledger without these lines
 * @throws Refusal that names what is wrong, or what would break
 */
export async function assertLinesFit(
  ledger: Ledger,
  before: LogState,
  after: LogState,
  asking: Asking,
): Promise<void> {
  const added = after.entries.slice(before.entries.length);
  if (added.length > mostLines) throw new Refusal(`${added.length} lines at once are too many`);
  for (const entry of added) assertOwnLine(entry, asking);
  assertNoneReplaced(added, before);
  const moves = added.filter(isMove);
  if (moves.length === 0) return;
  await assertMovesFit(ledger, before.live, moves);
  const promoted = moves.flatMap(({ act, remote, version }) =>
    act === 'promote' || act === 'canary' ? [[remote, version] as const] : [],
  );
  // A team that could skip its own checks would be compared with nobody.
  const skipped = promoted.find(([remote, version]) => isUnchecked(after.entries, remote, version));
  if (asking.by !== operator && skipped !== undefined)
    throw new Refusal(
      `${releaseName(...skipped)} was published without its checks; only the operator makes it live`,
    );
  await assertPromotable(ledger, Object.fromEntries(promoted), asking.now);
}
