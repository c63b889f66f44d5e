import { Banner } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';
import * as styles from './removal-dialog.module.css';

const lost = ['profile', 'settings', 'upcoming', 'history', 'writings'] as const;
const kept = ['rides', 'payments'] as const;

/** What the deletion of an account removes, and what the law requires us to keep without the person. */
export function RemovalConsequences() {
  const { t } = useTranslation('account');
  const list = (title: string, entries: readonly string[]) => (
    <>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </>
  );
  return (
    <div className={styles.words}>
      <Banner tone="warn">{t('settings.removal.warning')}</Banner>
      {list(
        t('settings.removal.lost.title'),
        lost.map((part) => t(`settings.removal.lost.${part}`)),
      )}
      {list(
        t('settings.removal.kept.title'),
        kept.map((part) => t(`settings.removal.kept.${part}`)),
      )}
    </div>
  );
}
