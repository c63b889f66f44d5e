import { useEffect, useRef, type RefObject } from 'react';
import { findTarget, listTargets, rows } from './keys/move-focus.ts';

/** Where the focus is: the element, the boxes around it from the inside out, and which row of which list. */
interface Place {
  readonly element: HTMLElement;
  readonly boxes: readonly Element[];
  readonly list: Element | null;
  readonly index: number;
}

/**
 * Keeps the focus where somebody without a mouse expects it after an act. What was put elsewhere has it again; a disabled button leaves it
 * to the one beside it, a row that is gone to the row in its place.
 * @returns for the element around the whole page
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = page.current;
    if (!root) return undefined;
    let place: Place | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) place = describePlace(target, root);
    };
    // Whoever presses beside everything wants the focus nowhere.
    const forget = () => {
      place = undefined;
    };
    const observer = new MutationObserver(() => {
      if (place && isLost()) findNext(place, root)?.focus();
    });
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    root.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
  return page;
}

/** Whether nothing has the focus, or a button that is about to lose it because it is disabled. */
function isLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.matches(':disabled');
}

function describePlace(element: HTMLElement, root: Element): Place {
  const boxes: Element[] = [];
  for (let box = element.parentElement; box && box !== root; box = box.parentElement) boxes.push(box);
  const row = element.closest(rows);
  const list = row?.parentElement ?? null;
  return { element, boxes, list, index: row ? listRows(list).indexOf(row) : -1 };
}

const listRows = (list: Element | null): Element[] =>
  [...(list?.children ?? [])].filter((row) => row.matches(rows));

function findNext({ element, boxes, list, index }: Place, root: Element): HTMLElement | null {
  if (element.isConnected && !element.matches(':disabled')) return element;
  const kept = boxes.filter((box) => box.isConnected);
  const isRowKept = kept.some((box) => box.parentElement === list);
  const row =
    isRowKept || !list?.isConnected ? undefined : (listRows(list).at(index) ?? listRows(list).at(-1));
  const box = kept.find((each) => listTargets(each).length > 0);
  return findTarget(row) ?? findBeside(element, box) ?? root.querySelector<HTMLElement>('h1');
}

/** What comes before an element that cannot have the focus, or else the first in the box. */
function findBeside(element: Element, box: Element | undefined): HTMLElement | undefined {
  const all = listTargets(box);
  const isBefore = (other: Element) =>
    Boolean(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING);
  return (element.isConnected ? all.findLast(isBefore) : undefined) ?? all[0];
}
