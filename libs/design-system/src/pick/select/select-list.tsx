import type { RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { AriaRoot } from '../../overlay/locale/locale.tsx';
import { useFollow } from '../../overlay/use-follow.ts';
import { Options, popoverClass, type Option } from '../options.tsx';

interface SelectListProps {
  trigger: RefObject<HTMLButtonElement | null>;
  labelId: string;
  items: readonly Option[];
  value: string | null;
  onPick: (id: string) => void;
  onClose: () => void;
  locale?: string | undefined;
}

/** The open list of a `Select`, with the focus on the selected option. */
export const SelectList = ({ trigger, labelId, items, value, onPick, onClose, locale }: SelectListProps) => (
  <AriaRoot locale={locale}>
    <Popover
      trigger="Select"
      triggerRef={trigger}
      isOpen
      onOpenChange={onClose}
      placement="bottom start"
      offset={4}
      aria-labelledby={labelId}
      className={popoverClass}
      shouldUpdatePosition={useFollow(trigger)}
    >
      <Options
        items={items}
        first={value ?? items[0]?.id}
        aria-labelledby={labelId}
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          // Pressed again, the selected option is taken out of the keys.
          const [id] = keys === 'all' ? [] : keys;
          if (id !== undefined) onPick(String(id));
          onClose();
        }}
        escapeKeyBehavior="none"
        shouldSelectOnPressUp
        shouldFocusOnHover
        shouldFocusWrap={false}
      />
    </Popover>
  </AriaRoot>
);
