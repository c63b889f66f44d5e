import { buttonClass, TextLink } from '@livree/design-system/actions';
import { ListPage } from '@livree/design-system/layout';
import { FilterBar } from '@livree/design-system/navigation';
import {
  Link,
  paths,
  useLocation,
  useParams,
  useQuery,
  useQueryClient,
  useSearchParams,
  useShell,
} from '@livree/platform';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reservationsKey, reservationsQuery } from '../api/reservations-query.ts';
import { readFilters, isFiltered, noFilters, readPage, withFilters } from '../model/filters.ts';
import { Diagnostics } from './diagnostics.tsx';
import { NextRides } from './last-day.tsx';
import { detailsLink } from './reservation-card.tsx';
import { ReservationCounters } from './reservation-counters.tsx';
import { ReservationList } from './reservation-list.tsx';
import { loadTaskDialogs, ReservationTask, type Task } from './reservation-task.tsx';

const loadFilters = () => import(/* webpackChunkName: 'list' */ './filter-panel.tsx');
const loadDetails = () => import(/* webpackChunkName: 'list' */ './details-dialog.tsx');
const ReservationFilterPanel = lazy(async () => ({ default: (await loadFilters()).ReservationFilterPanel }));
const DetailsDialog = lazy(async () => ({ default: (await loadDetails()).DetailsDialog }));

/** The code of what opens over the list. */
export const loadDialogs = (): Promise<unknown> =>
  Promise.all([loadDetails(), loadFilters(), loadTaskDialogs()]);

/** The customer's reservations, with the details of the one in the address, or the dialog of an action. */
export function Reservations() {
  const { t } = useTranslation('account');
  const { api, navigation } = useShell();
  const { search: query } = useLocation();
  const [search, setSearch] = useSearchParams();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const [task, setTask] = useState<Task>();
  const filters = readFilters(search);
  const list = useQuery(reservationsQuery(api, filters, readPage(search)));
  const isEmpty = list.data?.total === 0 && !isFiltered(filters);
  const opened = useOpenedReservation();
  const focusDetails = useDetailsFocus();
  const finish = ({ reservation }: Task): void => {
    setTask(undefined);
    focusDetails(reservation.id);
  };
  const filterBy = (next: typeof filters): void => setSearch(withFilters(search, next, 1), { replace: true });

  return (
    <ListPage
      title={t('reservations.title')}
      actions={<ListActions canBook={!isEmpty} hasFailed={list.isError} />}
    >
      <NextRides page={list.data} />
      {isEmpty ? null : (
        <FilterBar
          open={isFilterOpen}
          onToggle={() => setFilterOpen(!isFilterOpen)}
          toggleLabel={t(isFilterOpen ? 'reservations.filters.hide' : 'reservations.filters.toggle')}
        >
          {list.data && t('reservations.shown', { shown: list.data.items.length, total: list.data.total })}
        </FilterBar>
      )}
      <Suspense fallback={null}>
        {isFilterOpen && <ReservationFilterPanel filters={filters} onApply={filterBy} />}
      </Suspense>
      <ReservationList
        page={list.data}
        error={list.error}
        filters={filters}
        onPage={(page) => setSearch(withFilters(search, filters, page))}
        onReset={() => {
          setFilterOpen(false);
          filterBy(noFilters);
        }}
        onRetry={() => void list.refetch()}
        onTask={setTask}
      />
      {isEmpty ? null : <ReservationCounters page={list.data} isFailed={list.isError} />}
      <Suspense fallback={null}>
        {opened !== undefined && task === undefined && (
          <DetailsDialog
            id={opened}
            onClose={() =>
              navigation.go(paths.reservations() + query, {
                replace: true,
                state: { focus: detailsLink(opened) },
              })
            }
            onTask={setTask}
          />
        )}
      </Suspense>
      {task && <ReservationTask task={task} onClose={() => setTask(undefined)} onDone={() => finish(task)} />}
    </ListPage>
  );
}

/** The button of a finished action may be gone: the focus moves to the link beside it. */
function useDetailsFocus(): (id: number) => void {
  const [finished, setFinished] = useState<{ readonly id: number }>();
  useEffect(() => {
    if (finished) document.getElementById(detailsLink(finished.id))?.focus();
  }, [finished]);
  return (id) => setFinished({ id });
}

function useOpenedReservation(): number | undefined {
  const { id } = useParams();
  return id !== undefined && /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

/** The refresh button, and a button for a new ride unless the empty list shows it. */
function ListActions({ canBook, hasFailed }: { canBook: boolean; hasFailed: boolean }) {
  const { t: common } = useTranslation('common');
  const queries = useQueryClient();
  return (
    <>
      <Diagnostics hasFailed={hasFailed} />
      <TextLink onClick={() => void queries.invalidateQueries({ queryKey: reservationsKey })}>
        {common('actions.refresh')}
      </TextLink>
      {canBook ? (
        <Link to={paths.booking()} className={buttonClass()}>
          {common('actions.book')}
        </Link>
      ) : null}
    </>
  );
}
