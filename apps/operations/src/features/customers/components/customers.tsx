import { EmptyState } from '@livree/design-system/feedback';
import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { ChoiceFilter, FilterPanel, SearchFilter } from '@livree/platform/filters';
import { ListPages } from '@livree/platform/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { customersQuery } from '../api/customers-query.ts';
import { customerAddress } from '../model/filters.ts';
import { kinds } from '../model/kind.ts';
import { CustomerTable } from './customer-table.tsx';
import { SaveListButton } from './save-list-button.tsx';

/** The customers of the company, found by name, address or telephone. */
export function Customers() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const filters = customerAddress.readFilters(search);
  const customers = useQuery(customersQuery(api, filters, customerAddress.readPage(search)));
  return (
    <Frame title={t('frame.customers')} beside={<SaveListButton filters={filters} />}>
      <Filters key={search.toString()} />
      <ReadState read={customers}>
        {({ items, page, pageCount }) =>
          items.length === 0 ? (
            <EmptyState title={t('customers.none')} />
          ) : (
            <>
              <CustomerTable customers={items} />
              <ListPages
                label={t('customers.pages')}
                page={page}
                pages={pageCount}
                onPage={(next) => setSearch(customerAddress.withFilters(search, filters, next))}
                pageLabel={(number) => t('rides.page', { page: number })}
              />
            </>
          )
        }
      </ReadState>
    </Frame>
  );
}

function Filters() {
  const { t } = useTranslation('operations');
  const [search, setSearch] = useSearchParams();
  const [filters, setFilters] = useState(() => customerAddress.readFilters(search));
  return (
    <FilterPanel
      onApply={() => setSearch(customerAddress.withFilters(search, filters, 1))}
      onReset={() => setSearch(customerAddress.withFilters(search, { search: '', kind: '' }, 1))}
    >
      <SearchFilter
        label={t('customers.search')}
        value={filters.search}
        onChange={(text) => setFilters({ ...filters, search: text })}
      />
      <ChoiceFilter
        label={t('customers.kind')}
        value={filters.kind}
        onChange={(kind) => setFilters({ ...filters, kind })}
        allLabel={t('customers.all')}
        choices={kinds.map((id) => ({ id, label: t(`customers.${id}`) }))}
      />
    </FilterPanel>
  );
}
