import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { cx } from '../cx.ts';
import * as floating from '../overlay/floating.module.css';
import * as styles from './options.module.css';

export interface Option {
  id: string;
  label: string;
  /** What a text field gets instead of the label. */
  text?: string | undefined;
  /** A quieter second line. */
  description?: string | undefined;
  disabled?: boolean | undefined;
}

export const popoverClass = cx(floating.panel, styles.popover);

type OptionsProps = {
  empty?: ReactNode;
  /** The id of the option that takes the focus when the list appears. */
  first?: string | undefined;
} & Omit<ListBoxProps<Option>, 'children' | 'className' | 'renderEmptyState'>;

/** React Aria would look for the option before there are any. */
function takeFocus(option: HTMLElement | null): void {
  option?.focus({ preventScroll: true });
  // Then the list has its place and its height.
  requestAnimationFrame(() => option?.scrollIntoView({ block: 'nearest' }));
}

/** The list; `empty` replaces its options if there are none. */
export function Options({ empty, first, ...list }: OptionsProps) {
  return (
    <ListBox
      {...list}
      className={cx(styles.list)}
      renderEmptyState={() => <span className={styles.empty}>{empty}</span>}
    >
      {(option: Option) => (
        <ListBoxItem
          ref={option.id === first ? takeFocus : null}
          textValue={option.text ?? option.label}
          isDisabled={option.disabled ?? false}
          className={cx(styles.option)}
        >
          <Text slot="label">{option.label}</Text>
          {option.description ? (
            <Text slot="description" elementType="small">
              {option.description}
            </Text>
          ) : null}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
