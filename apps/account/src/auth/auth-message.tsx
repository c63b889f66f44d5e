import { useEffect, useRef, type ReactNode } from 'react';
import { AuthFrame } from './auth-frame.tsx';
import * as styles from './auth.module.css';

interface AuthMessageProps {
  readonly title: string;
  /** It replaced another view, so its title gets the focus. */
  readonly replaces?: boolean;
  readonly children: ReactNode;
}

/** A message in place of a form, with links. */
export function AuthMessage({ title, replaces = false, children }: AuthMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (replaces) heading.current?.focus();
  }, [replaces]);
  return (
    <AuthFrame>
      <div className={styles.form}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </AuthFrame>
  );
}
