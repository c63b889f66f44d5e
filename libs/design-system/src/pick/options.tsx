import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import * as styles from './options.module.css';

export type Option = {
  id: string;
  label: string;
  /** A quieter second line. */
  description?: string | undefined;
  disabled?: boolean | undefined;
};

export const popoverClass = cx(styles.popover);

export function Options({ items, empty }: { items?: readonly Option[] | undefined; empty?: ReactNode }) {
  return (
    <ListBox
      {...(items ? { items } : {})}
      className={cx(styles.list)}
      renderEmptyState={() => <span className={styles.empty}>{empty}</span>}
    >
      {(option: Option) => (
        <ListBoxItem
          textValue={option.label}
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
