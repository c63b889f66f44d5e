import { TextLink } from '@livree/design-system/actions';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../layout/sign-in-panel.module.css';

/** The recovery codes: how many are left, and new ones. */
export function CodesItem({ count, onMake }: { count: number; onMake: () => void }) {
  const { t } = useTranslation('account');
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.name}>{t('secondFactor.codes')}</p>
        <p className={styles.words}>{t('secondFactor.codesLeft', { count })}</p>
      </div>
      <div className={styles.actions}>
        <TextLink onClick={onMake}>{t('secondFactor.makeCodes')}</TextLink>
      </div>
    </li>
  );
}
