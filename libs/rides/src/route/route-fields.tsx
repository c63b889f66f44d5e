import { cx } from '@livree/design-system/cx';
import type { ReactNode } from 'react';
import * as styles from './route-fields.module.css';

/** Address fields on one line, each in a `RouteField`; a button to add one may follow. */
export const RouteFields = ({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) => <div className={cx(styles.fields, className)}>{children}</div>;

export interface RouteFieldProps {
  mark: 'start' | 'stop' | 'end';
  /** One field with a visible label; the mark is level with its frame. */
  children: ReactNode;
}

/** A field with its mark on the line. */
export const RouteField = ({ mark, children }: RouteFieldProps) => (
  <div className={cx(styles.leg, styles[mark])}>{children}</div>
);
