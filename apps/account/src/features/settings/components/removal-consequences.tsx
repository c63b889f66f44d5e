import { Banner } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import * as styles from './removal-dialog.module.css';

const lost = ['profile', 'settings', 'upcoming', 'history', 'writings'] as const;
const kept = ['rides', 'payments'] as const;

/** What the deletion of an account removes, and what the law requires us to keep without the person. */
export function RemovalConsequences() {
  const { t } = useMessages('account');
  const list = (part: 'lost' | 'kept', entries: readonly string[]) => (
    <>
      <h3>{t(`settings.removal.${part}.title`)}</h3>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry}>{t(`settings.removal.${part}.${entry}`)}</li>
        ))}
      </ul>
    </>
  );
  return (
    <div className={styles.words}>
      <Banner tone="warn">{t('settings.removal.warning')}</Banner>
      {list('lost', lost)}
      {list('kept', kept)}
    </div>
  );
}
