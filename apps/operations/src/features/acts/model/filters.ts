import { actSources, isOneOf } from '@livree/contracts';
import { listAddress } from '@livree/platform/list-address';

export const actAddress = listAddress(
  { actor: '', source: '', act: '', subject: '', dateFrom: '', dateTo: '' },
  ['dateFrom', 'dateTo'],
);

export type ActFilters = ReturnType<typeof actAddress.readFilters>;

/** What the list asks for; a source that nobody knows filters nothing. */
export const toQuery = ({ source, ...filters }: ActFilters) =>
  ({ ...filters, source: isOneOf(actSources, source) ? source : '' }) as const;
