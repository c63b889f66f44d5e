import type { Vehicle } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { EmptyState, Skeleton } from '@livree/design-system/feedback';
import { paths } from '@livree/platform';
import { NotReady } from '@livree/platform/not-ready';
import { fallbackFleet, FleetFailed } from '@livree/rides/vehicle';
import { useTranslation } from 'react-i18next';
import { useTypeName } from '../../../fleet/vehicle-type.ts';
import { BeyondLast } from '../../../layout/beyond-last.tsx';
import type { Catalogue } from '../use-catalogue.ts';
import * as styles from './catalogue.module.css';
import { ExampleCard, VehicleCard } from './vehicle-card.tsx';

const skeletons = [1, 2, 3, 4, 5, 6];

/** The found vehicles, or why there are none. */
export function VehicleResults({ catalogue }: { catalogue: Catalogue }) {
  const { query } = catalogue;
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError) return <Failed catalogue={catalogue} />;
  if (query.data.items.length === 0) return <None catalogue={catalogue} />;
  return (
    <div className={styles.cards} aria-busy={query.isPlaceholderData || undefined}>
      <Classes vehicles={query.data.items} />
    </div>
  );
}

/** The vehicles by class, each class with its name: cards that follow each other; on a phone, short rows. */
function Classes({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const typeName = useTypeName();
  const classes = Map.groupBy(vehicles, ({ type }) => typeName(type));
  return [...classes].map(([name, members]) => (
    <section key={name} className={styles.class} aria-label={name}>
      <h2 className={styles.className}>{name}</h2>
      <ul className={styles.members}>
        {members.map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} />
        ))}
      </ul>
    </section>
  ));
}

const Waiting = () => (
  <ul className={styles.cards} aria-busy>
    <NotReady />
    {skeletons.map((card) => (
      <li key={card}>
        <Skeleton className={styles.cardBone} />
      </li>
    ))}
  </ul>
);

function Failed({ catalogue: { filter, query } }: { catalogue: Catalogue }) {
  const { t } = useTranslation('marketing');
  return (
    <div className={styles.failed}>
      <FleetFailed
        title={t(filter.text === '' ? 'vehicle.failed' : 'vehicle.searchFailed')}
        onRetry={() => void query.refetch()}
      />
      <ul className={styles.cards}>
        {fallbackFleet.map((vehicle) => (
          <ExampleCard key={vehicle.model} vehicle={vehicle} />
        ))}
      </ul>
    </div>
  );
}

function None({ catalogue: { filter, change } }: { catalogue: Catalogue }) {
  const { t } = useTranslation('marketing');
  if (filter.page > 1) return <BeyondLast first={paths.vehicles()} />;
  if (filter.text === '' && filter.type === '') return <EmptyState title={t('vehicle.noneNow')} />;
  const title = filter.text === '' ? t('vehicle.none') : t('vehicles.noneMatching', { text: filter.text });
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="secondary" onClick={() => change({ text: '', type: '' })}>
          {t('vehicles.showAll')}
        </Button>
      }
    >
      {t('vehicles.noneHint')}
    </EmptyState>
  );
}
