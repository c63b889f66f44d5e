import { EmptyState } from '@livree/design-system/feedback';
import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { ChoiceFilter, FilterPanel, SearchFilter } from '@livree/platform/filters';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { SaveListButton } from '../../../frame/lists/save-list-button.tsx';
import { Paged } from '../../../frame/paged.tsx';
import { useIsOperator } from '../../../frame/use-is-operator.ts';
import { useList, useTypedFilters } from '../../../frame/use-list.ts';
import { customersQuery } from '../api/customers-query.ts';
import { customerAddress, toQuery } from '../model/filters.ts';
import { kinds } from '../model/kind.ts';
import { CustomerTable } from './customer-table.tsx';

/** The customers of the company, found by name, address or telephone. */
export function Customers() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search] = useSearchParams();
  const { filters, page, onPage } = useList(customerAddress);
  const isOperator = useIsOperator();
  const customers = useQuery(customersQuery(api, filters, page));
  return (
    <Frame
      title={t('frame.customers')}
      beside={
        isOperator && (
          <SaveListButton
            list="customers"
            request={{ query: toQuery(filters) }}
            title={t('frame.customers')}
          />
        )
      }
    >
      <Filters key={search.toString()} />
      <Paged
        read={customers}
        label={t('customers.pages')}
        none={<EmptyState title={t('customers.none')} />}
        onPage={onPage}
      >
        {(found) => <CustomerTable customers={found} />}
      </Paged>
    </Frame>
  );
}

function Filters() {
  const { t } = useTranslation('operations');
  const { field, ...panel } = useTypedFilters(customerAddress);
  return (
    <FilterPanel {...panel}>
      <SearchFilter {...field('search')} label={t('customers.search')} />
      <ChoiceFilter
        {...field('kind')}
        label={t('customers.kind')}
        allLabel={t('customers.all')}
        choices={kinds.map((id) => ({ id, label: t(`customers.${id}`) }))}
      />
    </FilterPanel>
  );
}
