import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as button from '../../actions/trigger.module.css';
import { cx } from '../../cx.ts';
import * as floating from '../floating.module.css';
import { AriaRoot } from '../locale/locale.tsx';
import type { Placement } from '../popover/popover.tsx';
import * as styles from './menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  onAction: () => void;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface MenuProps {
  trigger: ReactNode;
  /** Names the menu, and the button if its content does not. */
  label: string;
  items: readonly MenuEntry[];
  placement?: Placement | undefined;
  triggerClassName?: string | undefined;
  locale?: string | undefined;
}

/**
 * A button and a menu of actions, with arrow keys and first letters. For links in a header, use
 * `MenuButton` of `./actions`.
 */
export const Menu = ({
  trigger,
  label,
  items,
  placement = 'bottom end',
  triggerClassName,
  locale,
}: MenuProps) => (
  <AriaRoot locale={locale}>
    <MenuTrigger>
      <Button aria-label={label} className={triggerClassName ?? cx(button.trigger)}>
        {trigger}
      </Button>
      <Popover placement={placement} offset={4} className={cx(floating.panel, styles.panel)}>
        <AriaMenu aria-label={label} className={cx(styles.menu)}>
          {items.map(({ id, label: words, icon, onAction, danger, disabled }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={words}
              isDisabled={disabled ?? false}
              onAction={onAction}
              className={cx(styles.item, danger && styles.danger)}
            >
              {icon}
              {words}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  </AriaRoot>
);
