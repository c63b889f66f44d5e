import { Pagination, type PaginationProps } from '@livree/design-system/navigation';
import { useTranslation } from 'react-i18next';

type ListPagesProps = Omit<PaginationProps, 'previousLabel' | 'nextLabel'>;

/** The pagination of a list. */
export function ListPages(props: ListPagesProps) {
  const { t } = useTranslation('common');
  return <Pagination {...props} previousLabel={t('actions.previous')} nextLabel={t('actions.next')} />;
}
