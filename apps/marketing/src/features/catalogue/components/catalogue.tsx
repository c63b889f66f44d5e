import { Container } from '@livree/design-system/layout';
import { ListPages } from '@livree/platform/list';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../use-catalogue.ts';
import * as styles from './catalogue.module.css';
import { SearchField } from './search-field.tsx';
import { TypeChips } from './type-chips.tsx';
import { VehicleResults } from './vehicle-results.tsx';

/** The fleet with its search, its types and its pages. */
export function Catalogue() {
  const { t } = useTranslation('marketing');
  const catalogue = useCatalogue();
  const { filter, query, change, buildHref } = catalogue;
  const pages = query.isLoadingError ? 1 : (query.data?.pageCount ?? 1);
  const found = query.isLoadingError ? 0 : (query.data?.total ?? 0);
  return (
    <Container as="section" className={styles.catalogue}>
      <div className={styles.tools}>
        <SearchField
          text={filter.text}
          type={filter.type}
          onSearch={(text) => change({ text }, { replace: true })}
        />
        <TypeChips catalogue={catalogue} />
      </div>
      <p className={styles.count} role="status">
        {found === 0 ? null : t('vehicles.found', { count: found })}
      </p>
      <VehicleResults catalogue={catalogue} />
      <ListPages
        label={t('vehicles.pages')}
        page={filter.page}
        pages={pages}
        onPage={(page) => change({ page })}
        hrefOf={(page) => buildHref({ page })}
        pageLabel={(page) => t('vehicles.pageNumber', { page })}
      />
    </Container>
  );
}
