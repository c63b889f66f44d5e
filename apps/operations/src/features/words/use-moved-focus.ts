import { useEffect, useRef } from 'react';

interface Followed {
  readonly id: number;
  /** The order before. */
  readonly seen: string;
  readonly focused: Element | null;
}

/**
 * Keeps the focus in a list that changes: in the entry that was moved, whose row the browser puts elsewhere, and on the heading once it
 * is deleted. Rows say with `data-entry` whose they are.
 */
export function useMovedFocus(ids: readonly number[]) {
  const list = useRef<HTMLOListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const followed = useRef<Followed>(null);
  const order = ids.join();
  useEffect(() => {
    if (followed.current === null || followed.current.seen === order) return;
    const { id, focused } = followed.current;
    followed.current = null;
    const row = list.current?.querySelector(`[data-entry="${id}"]`);
    // At the end of the list, the button that moved it there is disabled.
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
    (buttons.find((button) => button === focused) ?? buttons[0] ?? heading.current)?.focus();
  });
  return {
    list,
    heading,
    /** Remembers an entry that is about to move or to go away. */
    follow(id: number): void {
      followed.current = { id, seen: order, focused: document.activeElement };
    },
  };
}
