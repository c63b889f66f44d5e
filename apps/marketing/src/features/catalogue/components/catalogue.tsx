import { Container, Pagination } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import { useCatalogue } from '../use-catalogue.ts';
import * as styles from './catalogue.module.css';
import { PlainPages } from './plain-pages.tsx';
import { SearchField } from './search-field.tsx';
import { TypeChips } from './type-chips.tsx';
import { VehicleResults } from './vehicle-results.tsx';

/** The fleet with its search, its types and its pages. */
export function Catalogue() {
  const { t } = useMessages('marketing');
  const { t: common } = useMessages('common');
  const catalogue = useCatalogue();
  const { filter, query, change } = catalogue;
  const pages = query.data?.pageCount ?? 1;
  return (
    <Container as="section" className={styles.catalogue}>
      <div className={styles.tools}>
        <SearchField text={filter.text} onSearch={(text) => change({ text, type: '' }, { replace: true })} />
        <TypeChips catalogue={catalogue} />
      </div>
      <p className={styles.count} role="status">
        {query.data === undefined || query.isError ? null : t('vehicles.found', { count: query.data.total })}
      </p>
      <VehicleResults catalogue={catalogue} />
      <Pagination
        label={t('vehicles.pages')}
        page={filter.page}
        pages={query.isError ? 1 : pages}
        onPage={(page) => change({ page })}
        previousLabel={common('actions.previous')}
        nextLabel={common('actions.next')}
        pageLabel={(page) => t('vehicles.pageNumber', { page })}
      />
      <PlainPages catalogue={catalogue} pages={pages} />
    </Container>
  );
}
