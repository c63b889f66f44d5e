import { useEffect, useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { tabAfter } from './tab-after.ts';
import * as styles from './tabs.module.css';

export interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: ReactNode }[];
  /** The id of the visible tab. */
  current: string;
  onTab: (id: string) => void;
  /** `rail`: in a column beside the panel. Up to 900 px both are a row that scrolls. */
  layout?: 'row' | 'rail' | undefined;
  className?: string | undefined;
  /** The content of the current tab. */
  children: ReactNode;
}

/** Shows one part of a page at a time; the arrow keys, Home and End change the tab. */
export function Tabs({ label, tabs, current, onTab, layout = 'row', className, children }: TabsProps) {
  const id = useId();
  const tabId = (tab: string): string => `${id}-${tab}`;
  useEffect(() => bringIntoSight(document.getElementById(`${id}-${current}`)), [id, current]);

  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const ids = tabs.map((tab) => tab.id);
    const next = tabAfter(event.key, ids, current, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(next))?.focus();
    onTab(next);
  };

  return (
    <div className={cx(styles.tabs, styles[layout], className)}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={tabId(tab.id)}
            type="button"
            role="tab"
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${id}-panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onTab(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={tabId(current)}
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}

/** Scrolls only the row of tabs to the given tab. */
function bringIntoSight(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row || row.scrollWidth <= row.clientWidth) return;
  row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
