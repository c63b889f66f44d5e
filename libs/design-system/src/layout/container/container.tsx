import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './container.module.css';

export type ContainerProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'nav' | 'header' | 'footer' | undefined;
  children: ReactNode;
};

/** The page's width and gutters. */
export const Container = ({ as: Element = 'div', className, ...props }: ContainerProps) => (
  <Element {...props} className={cx(styles.container, className)} />
);
