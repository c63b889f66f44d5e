import { chipClass, Chips } from '@livree/design-system/navigation';
import { Link, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useTypeName } from '../../../fleet/vehicle-type.ts';
import { typesQuery } from '../api/types-query.ts';
import type { Catalogue } from '../use-catalogue.ts';

/** Types with the same name in the visitor's language are one filter: 'berline,sedan'. */
function groupedByName(types: readonly string[], nameOf: (type: string) => string): readonly string[] {
  const groups = Map.groupBy(types, nameOf);
  return [...groups.values()].map((group) => group.join(','));
}

/** A chip for the whole fleet and one per vehicle type. */
export function TypeChips({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useTranslation('marketing');
  const typeName = useTypeName();
  const { filter, buildHref } = catalogue;
  const { data: types = [] } = useQuery(typesQuery(useShell().api));
  return (
    <Chips label={t('vehicles.types')}>
      {['', ...groupedByName(types, typeName)].map((type) => (
        <Link
          key={type}
          to={buildHref({ type })}
          className={chipClass()}
          aria-current={filter.type === type ? 'true' : undefined}
        >
          {type === '' ? t('vehicles.allTypes') : typeName(type.split(',')[0] ?? type)}
        </Link>
      ))}
    </Chips>
  );
}
