import { phoneLink } from '@livree/i18n';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../layout/section.tsx';
import * as styles from './emergency.module.css';

/** The phone number for urgent requests. */
export function Emergency() {
  const { t } = useTranslation('marketing');
  const { t: common } = useTranslation('common');
  const { phone } = useShell().config.brand;
  return (
    <Section lacquer>
      <h2 className={styles.title}>{t('contact.emergency.title')}</h2>
      <p className={styles.text}>{t('contact.emergency.text')}</p>
      <a href={phoneLink(phone)} aria-label={common('actions.call', { phone })} className={styles.phone}>
        {phone}
      </a>
    </Section>
  );
}
