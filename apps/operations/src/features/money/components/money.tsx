import { EmptyState } from '@livree/design-system/feedback';
import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { SaveListButton } from '../../../frame/lists/save-list-button.tsx';
import { Paged } from '../../../frame/paged.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { useList } from '../../../frame/use-list.ts';
import { movementsQuery } from '../api/movements-query.ts';
import { sumsQuery } from '../api/sums-query.ts';
import { moneyAddress, neighbourMonth, toQuery } from '../model/filters.ts';
import { Filters } from './filters.tsx';
import { Months } from './months.tsx';
import { MovementTable } from './movement-table.tsx';
import { Sums } from './sums.tsx';

/** What was taken and given back in a day or month: its sums, its files, and each payment and refund. */
export function Money() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const { filters, page, onPage } = useList(moneyAddress);
  const sums = useQuery(sumsQuery(api, filters));
  const movements = useQuery(movementsQuery(api, filters, page));
  const month = sums.data?.month.period;
  const turn = (step: 1 | -1) => {
    if (month === undefined) return;
    const turned = { ...filters, day: '', month: neighbourMonth(month, step) };
    setSearch(moneyAddress.withFilters(search, turned, 1));
  };
  return (
    <Frame
      title={t('frame.money')}
      beside={
        <>
          <SaveListButton list="movements" request={{ query: toQuery(filters) }} title={t('money.list')} />
          {month !== undefined && <Months onTurn={turn} />}
        </>
      }
    >
      <ReadState read={sums}>{(found) => <Sums {...found} filters={filters} />}</ReadState>
      <Filters key={search.toString()} />
      <Paged
        read={movements}
        label={t('money.pages')}
        none={<EmptyState title={t('money.none')} />}
        onPage={onPage}
      >
        {(found) => <MovementTable movements={found} />}
      </Paged>
    </Frame>
  );
}
