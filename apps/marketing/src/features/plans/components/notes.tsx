import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from './included.module.css';

/** When a ride by distance costs more, and how early to book. */
export function Notes() {
  const { t } = useTranslation('marketing');
  const language = useLanguage();
  const { tariff } = useShell().config;
  const more = (multiplier: number) => formatterFor(language).percent(multiplier - 1);
  return (
    <ul className={styles.notes}>
      <li>
        {t('prices.notes.night', {
          from: tariff.nightStartHour,
          to: tariff.nightEndHour,
          share: more(tariff.nightMultiplier),
        })}
      </li>
      <li>{t('prices.notes.weekend', { share: more(tariff.weekendMultiplier) })}</li>
      <li>{t('prices.notes.ahead')}</li>
    </ul>
  );
}
