import { Container } from '@livree/design-system/layout';
import { Link, useLocation } from '@livree/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './frame.module.css';
import { places } from './places.ts';

const entries = [
  'today',
  'rides',
  'customers',
  'fleet',
  'prices',
  'money',
  'refunds',
  'reviews',
  'messages',
] as const;

interface FrameProps {
  readonly title: ReactNode;
  /** At the end of the line of the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A page of Operations: the way to the others, its title, and its content. */
export function Frame({ title, beside, children }: FrameProps) {
  const { t } = useTranslation('operations');
  const { pathname } = useLocation();
  return (
    <Container className={styles.frame}>
      <nav aria-label={t('frame.nav')} className={styles.nav}>
        {entries.map((entry) => (
          <Link
            key={entry}
            to={places[entry]()}
            aria-current={pathname === places[entry]() ? 'page' : undefined}
            className={styles.entry}
          >
            {t(`frame.${entry}`)}
          </Link>
        ))}
      </nav>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {beside}
      </header>
      {children}
    </Container>
  );
}
