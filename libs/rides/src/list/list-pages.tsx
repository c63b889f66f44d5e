import { Pagination, type PaginationProps } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';

type ListPagesProps = Omit<PaginationProps, 'previousLabel' | 'nextLabel'>;

/** The pagination of a list. */
export function ListPages(props: ListPagesProps) {
  const { t } = useMessages('common');
  return <Pagination {...props} previousLabel={t('actions.previous')} nextLabel={t('actions.next')} />;
}
