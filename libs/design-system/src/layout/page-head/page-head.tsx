import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Container } from '../container/container.tsx';
import * as styles from './page-head.module.css';

export interface PageHeadProps {
  title: ReactNode;
  /** What the page is about, in a sentence. */
  lead?: ReactNode;
  className?: string | undefined;
  /** Below the text: a search, a button. */
  children?: ReactNode;
}

/** The title and lead of a page, with the space above it. */
export const PageHead = ({ title, lead, className, children }: PageHeadProps) => (
  <section className={cx(styles.head, className)}>
    <Container>
      <h1 className={styles.title}>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </Container>
  </section>
);
