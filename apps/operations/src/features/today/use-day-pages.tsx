import { useSearchParams } from '@livree/platform';
import { ListPages } from '@livree/platform/list';
import { listAddress } from '@livree/platform/list-address';
import { useTranslation } from 'react-i18next';
import { takePage } from './model/day-rows.ts';

const address = listAddress({});

/** The rows of the day on the page of the address, and the way to its other pages where there are any. */
export function useDayPages<Row>(rows: readonly Row[]) {
  const { t } = useTranslation('operations');
  const [search, setSearch] = useSearchParams();
  const taken = takePage(rows, address.readPage(search));
  return {
    rows: taken.rows,
    pages: taken.pages > 1 && (
      <ListPages
        label={t('day.pages')}
        page={taken.page}
        pages={taken.pages}
        onPage={(page) => setSearch(address.withFilters(search, {}, page))}
        pageLabel={(number) => t('rides.page', { page: number })}
      />
    ),
  };
}
