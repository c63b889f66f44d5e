import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list that changes: on the button that moved an entry, whose row the browser puts elsewhere, and on the heading
 * once an entry is deleted. Buttons say with `data-step` which way they move, rows say with `data-entry` whose they are.
 */
export function useMovedFocus(ids: readonly number[]) {
  const list = useRef<HTMLOListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const followed = useRef<{ readonly id: number; readonly step: number }>(null);
  const order = ids.join();
  useEffect(() => {
    if (followed.current === null) return;
    const { id, step } = followed.current;
    followed.current = null;
    const row = list.current?.querySelector(`[data-entry="${id}"]`);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-step]:enabled') ?? [])];
    const same = buttons.find((button) => button.dataset['step'] === String(step));
    (same ?? buttons[0] ?? heading.current)?.focus();
  }, [order]);
  return {
    list,
    heading,
    /** @param step which way it moves; 0 for one that goes away */
    follow(id: number, step: 1 | -1 | 0): void {
      followed.current = { id, step };
    },
  };
}
