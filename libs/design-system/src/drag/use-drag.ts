import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { useMove } from 'react-aria/useMove';

/** How far from where it began, in pixels. */
export interface Dragged {
  readonly x: number;
  readonly y: number;
  /** Whether Shift is held, for small steps. */
  readonly isFine: boolean;
}

export interface Drag {
  readonly onStart: (element: Element) => void;
  readonly onDrag: (by: Dragged) => void;
  readonly onEnd: () => void;
}

/** Pixels that a hand may tremble while it presses. */
const tremble = 5;

const still = { x: 0, y: 0, isDragging: false };

/**
 * Follows a mouse or a pen that drags an element; a finger scrolls the page. A press that hardly moves stays a press. It needs a
 * way without dragging beside it.
 * @returns for the element
 */
export function useDrag({ onStart, onDrag, onEnd }: Drag) {
  const path = useRef(still);
  const element = useRef<Element>(null);
  const { moveProps } = useMove({
    onMove({ pointerType, deltaX, deltaY, shiftKey }) {
      if (pointerType === 'touch') return;
      const { x, y, isDragging } = path.current;
      const next = { x: x + deltaX, y: y + deltaY };
      path.current = { ...next, isDragging: isDragging || Math.hypot(next.x, next.y) >= tremble };
      if (!path.current.isDragging) return;
      if (!isDragging && element.current) onStart(element.current);
      onDrag({ ...next, isFine: shiftKey });
    },
    onMoveEnd() {
      if (path.current.isDragging) onEnd();
    },
  });
  return {
    draggable: false,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      path.current = still;
      element.current = event.currentTarget;
      moveProps.onPointerDown?.(event);
    },
    // The release that ends a drag presses nothing; a key does.
    onClickCapture(event: MouseEvent) {
      if (path.current.isDragging && event.detail > 0) event.preventDefault();
    },
  };
}
