import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { cx } from './cx.ts';
import * as styles from './disclosure.module.css';

export type DisclosureProps = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'children'> & {
  /** The words that open and close it; a heading may stand in them. */
  summary: ReactNode;
  /** Those of one `name` close each other. */
  name?: string | undefined;
  children: ReactNode;
};

/** Words that open on demand, by the browser alone: works before hydration and is found by a search in the page. */
export const Disclosure = ({ summary, className, children, ...props }: DisclosureProps) => (
  <details {...props} className={cx(styles.disclosure, className)}>
    <summary className={styles.summary}>{summary}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);
