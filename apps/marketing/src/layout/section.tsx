import { cx } from '@livree/design-system/cx';
import { Container } from '@livree/design-system/layout';
import type { ReactNode } from 'react';
import * as styles from './section.module.css';

interface SectionProps {
  /** A dark band in both modes. */
  lacquer?: boolean;
  /** Follows the band above without its own spacing. */
  flush?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A band of the page with the usual spacing above and below. */
export const Section = ({ lacquer = false, flush = false, className, children }: SectionProps) => (
  <section className={cx(styles.section, lacquer && cx('lacquer', styles.band), flush && styles.flush)}>
    <Container className={className}>{children}</Container>
  </section>
);
