import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { cx } from '../../cx.ts';
import * as floating from '../../overlay/floating.module.css';
import { AriaRoot } from '../../overlay/locale/locale.tsx';
import { useFollow } from '../../overlay/use-follow.ts';
import { localToday, parseDay } from './calendar-day.ts';
import * as styles from './calendar-panel.module.css';
import { CalendarPanel } from './calendar-panel.tsx';

interface CalendarPopoverProps {
  triggerRef: RefObject<HTMLButtonElement | null>;
  label: string;
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  /** `YYYY-MM-DD`; today if undefined, no limit if null. */
  min: string | null | undefined;
  max: string | null | undefined;
  confirmLabel: string;
  cancelLabel: string;
  locale: string | undefined;
  /** Called with `YYYY-MM-DD`. */
  onConfirm: (day: string) => void;
  onClose: () => void;
}

/** The calendar of a pressed date picker, in a dialog below it. */
export function CalendarPopover({ triggerRef, label, value, locale, ...props }: CalendarPopoverProps) {
  const { min, max, confirmLabel, cancelLabel, onConfirm, onClose } = props;
  return (
    <AriaRoot locale={locale}>
      <Popover
        triggerRef={triggerRef}
        isOpen
        onOpenChange={onClose}
        placement="bottom start"
        offset={4}
        className={cx(floating.panel)}
        shouldUpdatePosition={useFollow(triggerRef)}
      >
        <Dialog aria-label={label} className={cx(styles.dialog)}>
          <CalendarPanel
            label={label}
            value={parseDay(value)}
            min={min === undefined ? localToday() : parseDay(min)}
            max={parseDay(max)}
            confirmLabel={confirmLabel}
            cancelLabel={cancelLabel}
            onCancel={onClose}
            onConfirm={(day) => {
              onConfirm(day.toString());
              onClose();
            }}
          />
        </Dialog>
      </Popover>
    </AriaRoot>
  );
}
