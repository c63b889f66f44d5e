import { useId } from 'react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as button from '../trigger.module.css';
import * as styles from './menu-button.module.css';

export interface MenuButtonProps {
  /** Names what opens, if the trigger's own text does not. */
  label?: string | undefined;
  trigger: ReactNode;
  /** The edge of the trigger with which the panel aligns. */
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
  /** `MenuLink`s, `MenuAction`s, or any content; pressing one closes the panel. */
  children: ReactNode;
}

function closeAfterPress(panel: HTMLDivElement): () => void {
  const close = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a, button')) panel.hidePopover();
  };
  panel.addEventListener('click', close);
  return () => panel.removeEventListener('click', close);
}

/** A button that opens a panel of links with the browser's own popover: no library, works before hydration. */
export function MenuButton({ label, trigger, align = 'end', className, children }: MenuButtonProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} className={cx(button.trigger, className)}>
        {trigger}
      </button>
      <div
        ref={closeAfterPress}
        id={id}
        popover="auto"
        className={cx(styles.menu, align === 'start' && styles.start)}
      >
        {children}
      </div>
    </>
  );
}

/** The class of an entry, for a router's own link component. */
export const menuItemClass = (): string => cx(styles.item);

/** A menu entry with an address. */
export const MenuLink = ({
  className,
  children,
  ...props
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <a {...props} className={cx(styles.item, className)}>
    {children}
  </a>
);

/** A menu entry with an action. */
export const MenuAction = ({
  className,
  type = 'button',
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button {...props} type={type} className={cx(styles.item, className)} />
);
