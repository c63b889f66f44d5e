import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import * as button from '../../actions/trigger.module.css';
import { cx } from '../../cx.ts';
import * as floating from '../floating.module.css';
import { AriaRoot } from '../locale/locale.tsx';
import * as styles from '../menu/menu.module.css';

export type Placement = 'bottom start' | 'bottom end' | 'top start' | 'top end';

export interface PopoverProps {
  /** The content of the button. */
  trigger: ReactNode;
  /** Names the panel, and the button if its content does not. */
  label: string;
  placement?: Placement | undefined;
  triggerClassName?: string | undefined;
  children: ReactNode;
  locale?: string | undefined;
}

/** A button and a small panel beside it. */
export const Popover = ({
  trigger,
  label,
  placement = 'bottom start',
  triggerClassName,
  children,
  locale,
}: PopoverProps) => (
  <AriaRoot locale={locale}>
    <DialogTrigger>
      <Button aria-label={label} className={triggerClassName ?? cx(button.trigger)}>
        {trigger}
      </Button>
      <AriaPopover placement={placement} offset={4} className={cx(floating.panel, styles.panel)}>
        <Dialog aria-label={label} className={cx(styles.content)}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  </AriaRoot>
);
