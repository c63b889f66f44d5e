import type { ReactNode } from 'react';
import * as styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page or tab with its heading. */
export const Section = ({ title, lead, children }: SectionProps) => (
  <section className={styles.section}>
    <header>
      <h2 className={styles.title}>{title}</h2>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
    </header>
    {children}
  </section>
);

/** Stacked sections with the width of a form. */
export const Sections = ({ children }: { children: ReactNode }) => (
  <div className={styles.sections}>{children}</div>
);
