import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './button.module.css';

interface Look {
  /** Show only one primary button at a time. */
  variant?: 'primary' | 'secondary' | 'danger' | undefined;
  /** 44 px high instead of 52. Do not use it for a primary button, whose line would look like an underline. */
  slim?: boolean | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
}

type AsButton = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    href?: undefined;
    /** Keeps the focus and the width, ignores presses, and animates the line. */
    loading?: boolean | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
    children: ReactNode;
  };

type AsLink = Look &
  AnchorHTMLAttributes<HTMLAnchorElement> & {
    href: string;
    loading?: undefined;
    ref?: Ref<HTMLAnchorElement> | undefined;
    children: ReactNode;
  };

export type ButtonProps = AsButton | AsLink;

/** The class of a button, for a router's own link component. */
export const buttonClass = ({ variant = 'primary', slim, wide, className }: Look = {}): string =>
  cx(styles.button, styles[variant], slim && styles.slim, wide && styles.wide, className);

const ignorePress = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** A button, or with `href` a link that looks like one. */
export function Button({ variant, slim, wide, className, ...props }: ButtonProps) {
  const look = buttonClass({ variant, slim, wide, className });
  if (props.href !== undefined)
    return (
      <a {...props} className={look}>
        {props.children}
      </a>
    );
  const { loading = false, onClick, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={cx(look, loading && styles.loading)}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? ignorePress : onClick}
    />
  );
}
