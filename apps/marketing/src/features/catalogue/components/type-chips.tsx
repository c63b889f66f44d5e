import { isOneOf, vehicleTypes } from '@livree/contracts';
import { Link, useMessages, useQuery, useShell } from '@livree/platform';
import { typesQuery } from '../api/types-query.ts';
import type { Catalogue } from '../use-catalogue.ts';
import * as styles from './catalogue.module.css';

/** One chip for the whole fleet and one for each type in it. */
export function TypeChips({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useMessages('marketing');
  const { t: common } = useMessages('common');
  const { filter, hrefOf } = catalogue;
  const { data: types = [] } = useQuery(typesQuery(useShell().api));
  const name = (type: string) =>
    type === '' ? t('vehicles.allTypes') : isOneOf(vehicleTypes, type) ? common(`vehicleType.${type}`) : type;
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
              {name(type)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
