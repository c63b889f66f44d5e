import { extraCodes, isOneOf } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from './included.module.css';

/** The extras with their prices. */
export function Extras() {
  const { t } = useTranslation('marketing');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { extras } = useShell().config;
  return (
    <dl className={styles.list}>
      {extras.map(({ code, price, per }) => {
        const amount = formatterFor(language).shortMoney(price.cents);
        return (
          <div key={code} className={styles.extra}>
            <dt>{common(`fareLine.${isOneOf(extraCodes, code) ? code : 'unknown'}`)}</dt>
            <dd className={styles.amount}>
              {per === 'hour' ? t('prices.extraPerHour', { price: amount }) : amount}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
