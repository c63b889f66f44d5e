import type { SecondFactor } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../layout/sign-in-panel.module.css';

interface AppItemProps {
  readonly app: SecondFactor['authenticator'];
  readonly onSetUp: () => void;
  readonly onRemove: () => void;
}

/** The authenticator app: its creation and last use, or that there is none. */
export function AppItem({ app, onSetUp, onRemove }: AppItemProps) {
  const { t } = useTranslation('account');
  const format = formatterFor(useLanguage());
  const day = (moment: string): string => format.date(new Date(moment), 'long');
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.name}>{t('secondFactor.chooseApp')}</p>
        <p className={styles.words}>
          {app === null
            ? t('secondFactor.noApp')
            : `${t('passkeys.since', { date: day(app.createdAt) })} ${
                app.lastUsedAt === null
                  ? t('passkeys.unused')
                  : t('passkeys.used', { date: day(app.lastUsedAt) })
              }`}
        </p>
      </div>
      <div className={styles.actions}>
        <TextLink onClick={onSetUp}>
          {t(app === null ? 'secondFactor.addApp' : 'secondFactor.replaceApp')}
        </TextLink>
        {app && <TextLink onClick={onRemove}>{t('secondFactor.removeApp')}</TextLink>}
      </div>
    </li>
  );
}
