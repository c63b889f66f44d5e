import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as arrow from './arrow.module.css';
import { pageWindow } from './page-window.ts';
import * as styles from './pagination.module.css';

export interface PaginationProps {
  label: string;
  /** Starts at 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Makes every page a link, which also works without scripts. */
  hrefOf?: ((page: number) => string) | undefined;
  previousLabel: string;
  nextLabel: string;
  /** Names a page for screen readers, such as "Page 3". */
  pageLabel: (page: number) => string;
  className?: string | undefined;
}

/** How many pages fit beside the arrows at 320 px. */
const fitting = 4;

/** On a phone the window has three pages, unless all fit. */
const isFar = (mark: number, page: number, pages: number): boolean =>
  pages > fitting && Math.abs(mark - page) > 1 && mark !== 1 && mark !== pages;

/** The omitted pages, where only phones omit them: one mark beside the first page, one beside the last. */
const opensGap = (mark: number, page: number, pages: number): boolean =>
  isFar(mark, page, pages) && (mark === 2 || mark === pages - 1);

const Gap = ({ look }: { look?: string | undefined }) => (
  <span aria-hidden className={cx(styles.page, styles.gap, look)}>
    …
  </span>
);

/** A window of five pages with the first, the last and gaps; nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, page, pages, previousLabel, nextLabel, pageLabel, className } = props;
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className={cx(styles.pages, className)}>
      <Step {...props} to={page - 1} words={previousLabel} look={arrow.previous} />
      {pageWindow(page, pages).map((mark) =>
        typeof mark === 'number' ? (
          <Fragment key={mark}>
            <Step {...props} to={mark} words={pageLabel(mark)} look={isFar(mark, page, pages) && styles.far}>
              {mark}
            </Step>
            {opensGap(mark, page, pages) ? <Gap look={styles.near} /> : null}
          </Fragment>
        ) : (
          <Gap key={mark} />
        ),
      )}
      <Step {...props} to={page + 1} words={nextLabel} look={arrow.next} />
    </nav>
  );
}

interface StepProps extends PaginationProps {
  to: number;
  words: string;
  look: string | false | undefined;
  children?: ReactNode;
}

function Step({ to, words, look, children, page, pages, onPage, hrefOf }: StepProps) {
  const isOutside = to < 1 || to > pages;
  const shared = {
    className: cx(styles.page, look),
    'aria-label': words,
    'aria-current': to === page ? ('page' as const) : undefined,
  };
  if (hrefOf === undefined || isOutside)
    return (
      <button {...shared} type="button" disabled={isOutside} onClick={() => onPage(to)}>
        {children}
      </button>
    );
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPage(to);
  };
  return (
    <a {...shared} href={hrefOf(to)} onClick={follow}>
      {children}
    </a>
  );
}
