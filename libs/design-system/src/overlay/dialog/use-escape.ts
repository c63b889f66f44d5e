import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Closes a dialog by Escape while nothing has the focus: its button was pressed and is disabled or gone by now. React Aria
 * hears only keys that are pressed inside. Another dialog in front makes this one inert.
 */
export function useEscape(inside: RefObject<Element | null>, onClose: () => void): void {
  const close = useEffectEvent((event: KeyboardEvent) => {
    const isNowhere = document.activeElement === document.body;
    const isInFront = inside.current?.closest('[inert]') === null;
    if (event.key === 'Escape' && isNowhere && isInFront) onClose();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => close(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
