import { steps } from './carry.ts';

/** What a key does with a ride in hand. */
export type CarryAct =
  | { readonly kind: 'time'; readonly minutes: number }
  | { readonly kind: 'vehicle'; readonly by: 1 | -1 }
  | { readonly kind: 'drop' }
  | { readonly kind: 'putBack' };

const acts: Readonly<Record<string, CarryAct>> = {
  ArrowUp: { kind: 'vehicle', by: -1 },
  ArrowDown: { kind: 'vehicle', by: 1 },
  Enter: { kind: 'drop' },
  Escape: { kind: 'putBack' },
};

/** Arrows move a ride in hand, with Shift in small steps; Enter puts it down, Escape puts it back. */
export function readCarryKey({
  key,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey'>): CarryAct | undefined {
  const minutes = shiftKey ? steps.fine : steps.usual;
  if (key === 'ArrowLeft') return { kind: 'time', minutes: -minutes };
  if (key === 'ArrowRight') return { kind: 'time', minutes };
  return acts[key];
}
