import { cx } from './cx.ts';
import { pageWindow } from './page-window.ts';
import * as styles from './pagination.module.css';

export type PaginationProps = {
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  /** Names a page for screen readers, such as "Page 3". */
  pageLabel: (page: number) => string;
  className?: string | undefined;
};

/** On a phone the window is of three. */
const isFar = (mark: number, page: number, pages: number): boolean =>
  Math.abs(mark - page) > 1 && mark !== 1 && mark !== pages;

/** A window of five pages with the first, the last and gaps; nothing for a single page. */
export function Pagination({
  label,
  page,
  pages,
  onPage,
  previousLabel,
  nextLabel,
  pageLabel,
  className,
}: PaginationProps) {
  if (pages < 2) return null;
  const arrow = (words: string, target: number, look?: string) => (
    <button
      type="button"
      className={cx(styles.page, styles.arrow, look)}
      aria-label={words}
      disabled={target < 1 || target > pages}
      onClick={() => onPage(target)}
    />
  );
  return (
    <nav aria-label={label} className={cx(styles.pages, className)}>
      {arrow(previousLabel, page - 1)}
      {pageWindow(page, pages).map((mark) =>
        typeof mark === 'number' ? (
          <button
            key={mark}
            type="button"
            className={cx(styles.page, isFar(mark, page, pages) && styles.far)}
            aria-label={pageLabel(mark)}
            aria-current={mark === page ? 'page' : undefined}
            onClick={() => onPage(mark)}
          >
            {mark}
          </button>
        ) : (
          <span key={mark} aria-hidden className={cx(styles.page, styles.gap)}>
            …
          </span>
        ),
      )}
      {arrow(nextLabel, page + 1, styles.next)}
    </nav>
  );
}
