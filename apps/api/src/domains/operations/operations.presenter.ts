import {
  type EventBatch,
  type FoundAct,
  needKinds,
  type Need,
  type NeedKind,
  type RecordedAct,
} from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { ActRow } from '../../platform/audit/index.ts';
import type { EventBatch as Batch } from '../../platform/events/index.ts';
import type { NeedRow } from './needs.repository.ts';

const mostItems = 20;
const changed = z.nullable(z.record(z.string(), z.unknown()));

export const presentAct = ({ id, at, actor_name, source, act, before, after }: ActRow): RecordedAct => ({
  id,
  at: at.toISOString(),
  actorName: actor_name,
  source,
  act,
  before: z.parse(changed, before),
  after: z.parse(changed, after),
});

export const presentFoundAct = (row: ActRow): FoundAct => ({
  ...presentAct(row),
  subject: row.subject,
  subjectId: row.subject_id,
});

export const presentEvents = ({ hasMissed, events }: Batch): EventBatch => ({
  hasMissed,
  events: events.map(({ type, subject, subject_id, at }) => ({
    type,
    subject,
    subjectId: subject_id,
    at: at.toISOString(),
  })),
});

/** By kind, in the order in which they are shown, without those of which there is none. */
export function presentNeeds(rows: readonly NeedRow[]): Need[] {
  const byKind = Map.groupBy(rows, ({ kind }): NeedKind => kind);
  return needKinds.flatMap((kind) => {
    const found = byKind.get(kind) ?? [];
    const items = found
      .slice(0, mostItems)
      .map(({ id, name, since }) => ({ id, name, since: since.toISOString() }));
    return found.length === 0 ? [] : [{ kind, count: found.length, items }];
  });
}
