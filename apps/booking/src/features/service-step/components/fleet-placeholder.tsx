import { Skeleton } from '@livree/design-system/feedback';
import { VisuallyHidden } from '@livree/design-system/layout';
import { NotReady } from '@livree/platform/not-ready';
import { useTranslation } from 'react-i18next';
import * as styles from './fleet-placeholder.module.css';

const cards = ['first', 'second', 'third', 'fourth'] as const;

/** The cards of the fleet while it loads. */
export function FleetPlaceholder() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.cards} aria-busy="true">
      <NotReady />
      <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
      {cards.map((card) => (
        <Skeleton key={card} height="220px" />
      ))}
    </div>
  );
}
