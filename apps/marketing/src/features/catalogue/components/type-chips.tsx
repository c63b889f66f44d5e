import { Link, useMessages, useQuery, useShell } from '@livree/platform';
import { useTypeName } from '../../../fleet/vehicle-type.ts';
import { typesQuery } from '../api/types-query.ts';
import type { Catalogue } from '../use-catalogue.ts';
import * as styles from './catalogue.module.css';

/** One chip for the whole fleet and one for each type in it. */
export function TypeChips({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useMessages('marketing');
  const typeName = useTypeName();
  const { filter, hrefOf } = catalogue;
  const { data: types = [] } = useQuery(typesQuery(useShell().api));
  return (
    <nav aria-label={t('vehicles.types')}>
      <ul className={styles.chips}>
        {['', ...types].map((type) => (
          <li key={type}>
            <Link
              to={hrefOf({ type, text: '' })}
              className={styles.chip}
              aria-current={filter.type === type && filter.text === '' ? 'true' : undefined}
            >
              {type === '' ? t('vehicles.allTypes') : typeName(type)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
