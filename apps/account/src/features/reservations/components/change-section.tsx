import { Disclosure } from '@livree/design-system/display';
import { useEffect, useRef, type ReactNode } from 'react';

interface ChangeSectionProps {
  readonly summary: string;
  /** How often the form was refused, if one of its fields is; null if none is. */
  readonly refusals: number | null;
  readonly children: ReactNode;
}

/** A part of the form that opens on demand, and by itself when one of its fields is refused: it may get the focus. */
export function ChangeSection({ summary, refusals, children }: ChangeSectionProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const section = content.current?.closest('details');
    if (refusals !== null && section) section.open = true;
  }, [refusals]);
  return (
    <Disclosure summary={summary}>
      <div ref={content}>{children}</div>
    </Disclosure>
  );
}
