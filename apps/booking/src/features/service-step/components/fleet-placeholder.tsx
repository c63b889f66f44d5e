import { Skeleton, VisuallyHidden } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import * as styles from './fleet-placeholder.module.css';

const places = ['first', 'second', 'third', 'fourth'] as const;

/** Cards of the fleet while it is on its way. */
export function FleetPlaceholder() {
  const { t } = useMessages('common');
  return (
    <div className={styles.cards} aria-busy="true">
      <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
      {places.map((place) => (
        <Skeleton key={place} height="220px" />
      ))}
    </div>
  );
}
