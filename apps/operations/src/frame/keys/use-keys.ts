import { useEffect, useEffectEvent } from 'react';
import { readKey, type KeyAct } from './read-key.ts';

/** Milliseconds within which a letter belongs to the `g` before it. */
const pairLasts = 1_500;

/** Where a letter has a meaning of its own: where somebody writes, and in a dialog, a list or a menu, which keep the focus. */
const taken =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=dialog], [role=alertdialog], [role=listbox], [role=menu]';

const isTaken = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(taken) !== null;

/**
 * Reads the keys of Operations on the whole page.
 * @param isOn whether single letters act (WCAG 2.1.4: they can be turned off); Ctrl or ⌘ with K always does
 */
export function useKeys(isOn: boolean, act: (act: KeyAct) => void): void {
  const onAct = useEffectEvent(act);
  useEffect(() => {
    let begunAt = Number.NEGATIVE_INFINITY;
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || isTaken(event)) return;
      const isCommand = (event.ctrlKey || event.metaKey) && event.key === 'k';
      const isLetter = isOn && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isAfterG = event.timeStamp - begunAt < pairLasts;
      const read = isCommand ? ({ kind: 'way' } as const) : isLetter && readKey(event.key, isAfterG);
      begunAt = Number.NEGATIVE_INFINITY;
      if (!read) return;
      event.preventDefault();
      if (read.kind === 'begin') begunAt = event.timeStamp;
      else onAct(read);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
