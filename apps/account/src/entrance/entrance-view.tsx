import { useEffect, useRef, type ReactNode } from 'react';
import { EntranceFrame } from './entrance-frame.tsx';
import * as styles from './entrance.module.css';

interface EntranceViewProps {
  readonly title: string;
  /** It replaced another view, so its title gets the focus. */
  readonly replaces?: boolean;
  readonly children: ReactNode;
}

/** A message in place of a form, with links. */
export function EntranceView({ title, replaces = false, children }: EntranceViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (replaces) heading.current?.focus();
  }, [replaces]);
  return (
    <EntranceFrame>
      <div className={styles.form}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </EntranceFrame>
  );
}
