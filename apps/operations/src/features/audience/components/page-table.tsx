import type { CountedPage } from '@livree/contracts';
import { Table, type Column } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';

/** Pages and steps by the visits that opened them. */
export function PageTable({ pages }: { pages: readonly CountedPage[] }) {
  const { t } = useTranslation('operations');
  return (
    <Table
      caption={t('audience.pages')}
      rows={pages}
      rowKey={({ page, step }) => `${page} ${step}`}
      columns={useColumns()}
    />
  );
}

function useColumns(): readonly Column<CountedPage>[] {
  const { t } = useTranslation('operations');
  const { number } = formatterFor(useLanguage());
  return [
    {
      id: 'page',
      header: t('audience.page'),
      cell: ({ page, step }) => (step === null ? page : t('audience.step', { page, step })),
    },
    {
      id: 'visits',
      header: t('audience.visits'),
      align: 'end',
      phone: 'end',
      cell: ({ visits }) => number(visits),
    },
  ];
}
