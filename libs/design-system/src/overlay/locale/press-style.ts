import { useInsertionEffect } from 'react';

const id = 'react-aria-pressable-style';

/**
 * React Aria adds a `<style>` element for its pressable parts, which a strict content policy refuses and reports. It
 * adds none if an element with its id exists, so we add an empty one first; our own style sheet contains the rule.
 */
export function usePressStyle(): void {
  useInsertionEffect(() => {
    if (document.getElementById(id)) return;
    const mark = document.createElement('meta');
    mark.id = id;
    document.head.append(mark);
  }, []);
}
