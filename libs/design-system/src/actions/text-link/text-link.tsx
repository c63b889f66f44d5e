import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './text-link.module.css';

interface Look {
  tone?: 'ink' | 'accent' | undefined;
  /** Inside a sentence: underlined, with the sentence's weight and height. */
  inline?: boolean | undefined;
  className?: string | undefined;
}

type AsLink = Look &
  AnchorHTMLAttributes<HTMLAnchorElement> & {
    href: string;
    ref?: Ref<HTMLAnchorElement> | undefined;
    children: ReactNode;
  };

type AsButton = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    href?: undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
    children: ReactNode;
  };

export type TextLinkProps = AsLink | AsButton;

/** The class of a text link, for a router's own link component. */
export const textLinkClass = ({ tone = 'ink', inline, className }: Look = {}): string =>
  cx(styles.link, tone === 'accent' && styles.accent, inline && styles.inline, className);

/** A link with `href`; without one, a quiet button that looks like a link. */
export function TextLink({ tone, inline, className, ...props }: TextLinkProps) {
  const look = textLinkClass({ tone, inline, className });
  if (props.href !== undefined)
    return (
      <a {...props} className={look}>
        {props.children}
      </a>
    );
  return <button {...props} type={props.type ?? 'button'} className={look} />;
}
