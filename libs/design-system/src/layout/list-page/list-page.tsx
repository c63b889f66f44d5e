import type { ReactNode } from 'react';
import { Container } from '../container/container.tsx';
import * as styles from './list-page.module.css';

export interface ListPageProps {
  title: string;
  /** Actions for the whole list. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page with one list. */
export const ListPage = ({ title, actions, children }: ListPageProps) => (
  <Container as="section" className={styles.page}>
    <header className={styles.header}>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.actions}>{actions}</div>
    </header>
    {children}
  </Container>
);
