import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './icon-button.module.css';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** Names the button, which has no visible text. */
  label: string;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
};

/** A 44 px button that shows only an icon. */
export const IconButton = ({ label, className, type = 'button', ...props }: IconButtonProps) => (
  <button {...props} type={type} aria-label={label} className={cx(styles.button, className)} />
);

/** The cross that closes or removes something. */
export const CloseButton = (props: Omit<IconButtonProps, 'children'>) => (
  <IconButton {...props}>
    <span className={styles.cross} aria-hidden />
  </IconButton>
);
