import type { Campaign } from '@livree/contracts';
import { Table, type Column } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';

/** Campaigns by what they sold. */
export function CampaignTable({ campaigns }: { campaigns: readonly Campaign[] }) {
  const { t } = useTranslation('operations');
  return (
    <Table
      caption={t('audience.campaigns')}
      rows={campaigns}
      rowKey={({ name }) => name}
      columns={useColumns()}
    />
  );
}

function useColumns(): readonly Column<Campaign>[] {
  const { t } = useTranslation('operations');
  const { number, money } = formatterFor(useLanguage());
  return [
    { id: 'name', header: t('audience.campaign'), cell: ({ name }) => name },
    { id: 'rides', header: t('frame.rides'), align: 'end', cell: ({ rides }) => number(rides) },
    {
      id: 'total',
      header: t('audience.total'),
      align: 'end',
      phone: 'end',
      cell: ({ total }) => money(total.cents),
    },
  ];
}
