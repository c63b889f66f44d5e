import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './card.module.css';

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'aside' | 'li' | undefined;
  /** A past item has no fill; give its `RouteLine` the same value. */
  past?: boolean | undefined;
  children: ReactNode;
};

/** A raised surface with a hairline. */
export const Card = ({ as: Element = 'div', past, className, ...props }: CardProps) => (
  <Element {...props} className={cx(styles.card, past && styles.past, className)} />
);
