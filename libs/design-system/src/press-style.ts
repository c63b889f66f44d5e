import { useInsertionEffect } from 'react';

const id = 'react-aria-pressable-style';

/**
 * React Aria writes a `<style>` element for its pressable parts, which a strict content policy refuses and reports. It
 * writes none where an element with its id exists, so one is placed first; the rule itself stands in our own sheet.
 */
export function usePressStyle(): void {
  useInsertionEffect(() => {
    if (document.getElementById(id)) return;
    const mark = document.createElement('meta');
    mark.id = id;
    document.head.append(mark);
  }, []);
}
