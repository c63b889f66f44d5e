import type { NewsletterSubscriber } from '@livree/contracts';
import { Status, Table, type Column } from '@livree/design-system/display';
import { EmptyState } from '@livree/design-system/feedback';
import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { FilterPanel, SearchFilter } from '@livree/platform/filters';
import { useTranslation } from 'react-i18next';
import { Paged } from '../../../frame/paged.tsx';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { useList, useTypedFilters } from '../../../frame/use-list.ts';
import { subscribersQuery } from '../api/subscribers-query.ts';
import { newsletterAddress } from '../model/address.ts';

/** Who reads the newsletter, found by address. */
export function Subscribers() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search] = useSearchParams();
  const { filters, page, onPage } = useList(newsletterAddress);
  const subscribers = useQuery(subscribersQuery(api, filters.search, page));
  const columns = useColumns();
  return (
    <>
      <Filters key={search.toString()} />
      <Paged
        read={subscribers}
        label={t('newsletter.subscriberPages')}
        none={<EmptyState title={t('newsletter.nobody')} />}
        onPage={onPage}
      >
        {(found) => (
          <Table
            caption={t('newsletter.subscribers')}
            rows={found}
            rowKey={({ id }) => String(id)}
            columns={columns}
          />
        )}
      </Paged>
    </>
  );
}

function Filters() {
  const { t } = useTranslation('operations');
  const { field, ...panel } = useTypedFilters(newsletterAddress, { show: 'subscribers' });
  return (
    <FilterPanel {...panel}>
      <SearchFilter {...field('search')} label={t('newsletter.search')} />
    </FilterPanel>
  );
}

function useColumns(): readonly Column<NewsletterSubscriber>[] {
  const { t } = useTranslation('operations');
  const format = useCompanyFormat();
  return [
    { id: 'email', header: t('newsletter.address'), cell: ({ email }) => email },
    { id: 'language', header: t('newsletter.language'), cell: ({ language }) => t(`language.${language}`) },
    {
      id: 'confirmed',
      header: t('newsletter.confirmedAt'),
      phone: 'end',
      cell: ({ confirmedAt }) =>
        confirmedAt === null ? (
          <Status tone="waiting">{t('newsletter.unconfirmed')}</Status>
        ) : (
          format.date(new Date(confirmedAt), 'short')
        ),
    },
  ];
}
