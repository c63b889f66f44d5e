import type { Page, Reservation } from '@livree/contracts';
import { buttonClass, TextLink } from '@livree/design-system/actions';
import { EmptyState } from '@livree/design-system/feedback';
import { Link, paths } from '@livree/platform';
import { ListFailed, ListPages } from '@livree/platform/list';
import { NotReady } from '@livree/platform/not-ready';
import { useTranslation } from 'react-i18next';
import { isFiltered, type ReservationFilters } from '../model/filters.ts';
import { loadErrorText } from '../model/load-error-text.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { ReservationCard } from './reservation-card.tsx';
import * as styles from './reservation-list.module.css';
import type { Task } from './reservation-task.tsx';

interface ReservationListProps {
  readonly page: Page<Reservation> | undefined;
  readonly error: Error | null;
  readonly filters: ReservationFilters;
  readonly onPage: (page: number) => void;
  readonly onReset: () => void;
  readonly onRetry: () => void;
  readonly onTask: (task: Task) => void;
}

/** The list in each of its states. */
export function ReservationList({ page, error, filters, onTask, ...acts }: ReservationListProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  if (error)
    return (
      <ListFailed title={t('reservations.failedTitle')} onRetry={acts.onRetry}>
        {loadErrorText(error, common, t('reservations.failed'))}
      </ListFailed>
    );
  if (page === undefined)
    return (
      <div className={styles.grid} aria-busy aria-label={common('state.loading')} role="status">
        <NotReady />
        {[1, 2, 3].map((card) => (
          <CardSkeleton key={card} />
        ))}
      </div>
    );
  if (page.items.length === 0) return <NothingFound filters={filters} onReset={acts.onReset} />;
  return (
    <>
      <div className={styles.grid}>
        {page.items.map((reservation) => (
          <ReservationCard
            key={reservation.id}
            reservation={reservation}
            onCancel={() => onTask({ kind: 'cancel', reservation })}
            onPay={() => onTask({ kind: 'pay', reservation })}
          />
        ))}
      </div>
      <ListPages
        className={styles.pages}
        label={t('reservations.pages')}
        page={page.page}
        pages={page.pageCount}
        onPage={acts.onPage}
        pageLabel={(number) => t('reservations.page', { page: number })}
      />
    </>
  );
}

function NothingFound({ filters, onReset }: Pick<ReservationListProps, 'filters' | 'onReset'>) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  if (isFiltered(filters))
    return (
      <EmptyState
        title={
          filters.search === ''
            ? t('reservations.noMatch')
            : t('reservations.noMatchFor', { search: filters.search })
        }
        action={<TextLink onClick={onReset}>{t('reservations.resetFilters')}</TextLink>}
      />
    );
  return (
    <EmptyState
      title={t('reservations.empty')}
      action={
        <Link to={paths.booking()} className={buttonClass()}>
          {common('actions.book')}
        </Link>
      }
    >
      {t('reservations.emptyText')}
    </EmptyState>
  );
}
