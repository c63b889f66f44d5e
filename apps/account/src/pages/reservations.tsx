import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { reservationQuery } from '../features/reservations/api/reservation-query.ts';
import { reservationsQuery } from '../features/reservations/api/reservations-query.ts';
import { Reservations, loadDialogs } from '../features/reservations/components/reservations.tsx';
import { readFilters, readPage } from '../features/reservations/model/filters.ts';

export const meta = ({ t }: MetaContext<'account'>): PageMeta => ({
  title: t('reservations.title'),
  description: t('reservations.description'),
  noindex: true,
});

/** The list, and the reservation that the address names. */
export function prefetch({ queries, api, params, search }: PrefetchContext): Promise<unknown> {
  const list = queries.prefetchQuery(reservationsQuery(api, readFilters(search), readPage(search)));
  const id = Number(params['id']);
  return Promise.all([list, Number.isInteger(id) ? queries.prefetchQuery(reservationQuery(api, id)) : null]);
}

export const prefetchNext = loadDialogs;

export const Page = Reservations;
