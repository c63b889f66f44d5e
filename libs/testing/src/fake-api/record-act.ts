import type { RecordedAct } from '@livree/contracts';
import type { FakeCall } from './handler.ts';

/** Records what an operator did to a thing, named like `reservations 12`; the newest first. */
export function recordAct(
  { state, now, customer }: FakeCall,
  subject: string,
  done: Pick<RecordedAct, 'act' | 'before' | 'after'>,
): void {
  const acts = state.acts.get(subject) ?? [];
  const actorName = customer?.name ?? '';
  const id = [...state.acts.values()].flat().length + 1;
  const act = { id, at: now.toISOString(), actorName, source: 'screen', ...done };
  state.acts.set(subject, [act, ...acts]);
}
