import type { ReactNode } from 'react';

/** The words of an empty page or of a failure. */
export interface StateText {
  title: ReactNode;
  /** The heading's level on its page. */
  level?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

export const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;
