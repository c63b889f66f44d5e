import type { Passkey } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../layout/sign-in-panel.module.css';

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** One passkey: its name, its creation, and its last use. */
export function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { name, createdAt, lastUsedAt } = passkey;
  const day = (moment: string): string => formatterFor(language).date(new Date(moment), 'long');
  const use = lastUsedAt === null ? t('passkeys.unused') : t('passkeys.used', { date: day(lastUsedAt) });
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.words}>
          {t('passkeys.since', { date: day(createdAt) })} {use}
        </p>
      </div>
      <div className={styles.actions}>
        <TextLink onClick={onRename} aria-label={t('passkeys.renameOf', { name })}>
          {t('passkeys.rename')}
        </TextLink>
        <TextLink onClick={onRemove} aria-label={t('passkeys.removeOf', { name })}>
          {common('actions.remove')}
        </TextLink>
      </div>
    </li>
  );
}
