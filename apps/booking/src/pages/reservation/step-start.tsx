import { firstInvalid } from '@livree/design-system/fields';
import { useLocation } from '@livree/platform';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { focusInside } from '../../wizard/focus-inside.ts';
import { readNamedPart } from '../../wizard/named-part.ts';

/**
 * Leads on from the heading, once the step is drawn: to the part that the way here names, or else to the first field
 * with a fault. It draws nothing.
 */
export function StepStart({ content }: { content: RefObject<HTMLElement | null> }) {
  const { state } = useLocation();
  const lead = useEffectEvent(() => {
    const named = document.getElementById(readNamedPart(state));
    if (named === null) return firstInvalid(content.current)?.focus();
    focusInside(named)?.focus();
    named.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  useEffect(() => lead(), []);
  return null;
}
