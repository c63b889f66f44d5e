import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

function describePlace(element: Element | null): string {
  const at = element?.getBoundingClientRect();
  return `${at?.left} ${at?.top}`;
}

/**
 * Whether an open list may keep its place. It is false for one render after its field moved, for example because a map
 * arrived above it: React Aria, which looks at sizes alone, then places the list again.
 */
export function useFollow(field: RefObject<Element | null>, isOpen = true): boolean {
  const [isPlaced, setPlaced] = useState(true);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    let last = describePlace(field.current);
    let frame = requestAnimationFrame(look);
    function look(): void {
      const place = describePlace(field.current);
      if (place !== last) {
        flushSync(() => setPlaced(false));
        flushSync(() => setPlaced(true));
      }
      last = place;
      frame = requestAnimationFrame(look);
    }
    return () => cancelAnimationFrame(frame);
  }, [field, isOpen]);
  return isPlaced;
}
