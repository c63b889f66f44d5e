import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './disclosure.module.css';

export type DisclosureProps = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'children'> & {
  /** The text that opens and closes it; it may contain a heading. */
  summary: ReactNode;
  /** Disclosures with the same `name` close each other. */
  name?: string | undefined;
  /** On a wide screen its content always shows, without the summary: there, a heading above it may say the same. */
  openWhenWide?: boolean | undefined;
  children: ReactNode;
};

/** Content that opens on demand, without scripts: it works before hydration, and the browser's search finds it. */
export const Disclosure = ({ summary, openWhenWide, className, children, ...props }: DisclosureProps) => (
  <details {...props} className={cx(styles.disclosure, openWhenWide && styles.openWhenWide, className)}>
    <summary className={styles.summary}>{summary}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);
