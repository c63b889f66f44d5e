import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { instantAt, localTime } from '../../../platform/local-time.ts';
import {
  allDrafts,
  changeTariff,
  type DraftRow,
  lockDrafts,
  planDrafts,
  type Rates,
  ratesOf,
  removeDraft,
  tariffById,
} from './drafts.repository.ts';

/** Names all drafts as they are: it changes with each of them. */
export const draftsVersion = (drafts: readonly DraftRow[]): string =>
  `${drafts.length} ${Math.max(0, ...drafts.map(({ updated_at: at }) => at.getTime()))}`;

interface PublishOrder {
  /** The wall clock of the operator's zone; null for now. */
  readonly startsAt: string | null;
  /** The drafts that the operator saw. */
  readonly seen: string;
  readonly actor: Actor;
}

/** Puts the drafts live, or decides when they go live. @throws AppError `operations.overtaken`, or 422 for a past moment */
export async function publishDrafts(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { startsAt, seen, actor }: PublishOrder,
): Promise<void> {
  const now = clock.now();
  const moment = startsAt === null ? now : instantAt(startsAt, config.timeZone);
  if (moment === null) throw fieldError('starts_at', 'validation.local_time_gap');
  if (moment < now) throw fieldError('starts_at', 'validation.past');
  await db.transaction().execute(async (trx) => {
    await lockDrafts(trx);
    const drafts = await allDrafts(trx);
    if (drafts.length === 0 || draftsVersion(drafts) !== seen) throw new AppError('operations.overtaken');
    await planDrafts(trx, moment);
    const startsAtLocal = localTime(moment, config.timeZone);
    for (const draft of drafts) await recordDraft(trx, { draft, actor, at: now, startsAt: startsAtLocal });
    if (moment <= now) await startDrafts(trx, drafts);
  });
}

interface RecordedDraft {
  readonly draft: DraftRow;
  readonly actor: Actor;
  readonly at: Date;
  /** The wall clock of the operator's zone. */
  readonly startsAt: string;
}

async function recordDraft(trx: Connection, { draft, actor, at, startsAt }: RecordedDraft): Promise<void> {
  const tariff = await tariffById(trx, draft.tariff_id);
  if (!tariff) return;
  await recordAct(trx, {
    actor,
    at,
    act: 'prices.publish',
    subject: 'prices',
    subjectId: 'tariffs',
    before: { tariff: tariff.name, ...changedRates(tariff, draft) },
    after: { tariff: tariff.name, ...changedRates(draft, tariff), starts_at: startsAt },
  });
}

/** The rates of one that differ from those of another. */
function changedRates(one: Rates, other: Rates): Partial<Rates> {
  const theirs = ratesOf(other);
  return Object.fromEntries(
    Object.entries(ratesOf(one)).filter(([name, cents]) => Reflect.get(theirs, name) !== cents),
  );
}

/** Makes the drafts live whose moment has come. */
export async function startDueDrafts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockDrafts(trx);
    const now = clock.now();
    const due = (await allDrafts(trx)).filter(({ starts_at: at }) => at !== null && at <= now);
    await startDrafts(trx, due);
  });
}

async function startDrafts(trx: Connection, drafts: readonly DraftRow[]): Promise<void> {
  for (const draft of drafts) {
    const tariff = await tariffById(trx, draft.tariff_id);
    if (!tariff) continue;
    await changeTariff(trx, tariff.id, { ...ratesOf(draft), version: nextTariffVersion(tariff.version) });
    await removeDraft(trx, tariff.id);
  }
}

/** `paris-2` after `paris-1`: a quote says the tariff that it was computed with. */
export function nextTariffVersion(version: string): string {
  const [, name = version, count] = /^(.*)-(\d+)$/.exec(version) ?? [];
  return `${name}-${Number(count ?? 1) + 1}`;
}
