import type { KeptTariff } from '@livree/contracts';
import { Disclosure, Tag } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { rateNames } from '../model/rate-values.ts';
import * as styles from './prices.module.css';
import { TariffForm } from './tariff-form.tsx';

/** One tariff: for whom it is, what is in force and drafted, and the form of its draft. */
export function TariffEntry({ tariff }: { tariff: KeptTariff }) {
  const { t } = useTranslation('operations');
  const { money } = formatterFor(useLanguage());
  const { name, city, vehicleName, rates, draft } = tariff;
  return (
    <li className={styles.tariff}>
      <h2>
        {name} {draft && <Tag>{t('prices.drafted')}</Tag>}
      </h2>
      <small>{[city ?? t('prices.everywhere'), vehicleName ?? t('prices.everyVehicle')].join(', ')}</small>
      <dl className={styles.rates}>
        {rateNames.map((rate) => {
          const [now, next] = [rates[rate], (draft ?? rates)[rate]];
          if (now === null && next === null) return null;
          const isChanged = now?.cents !== next?.cents;
          return (
            <div key={rate} className={isChanged ? styles.changed : undefined}>
              <dt>{t(`prices.${rate}`)}</dt>
              <dd>
                {isChanged && now !== null && <s>{money(now.cents)}</s>} {next && money(next.cents)}
              </dd>
            </div>
          );
        })}
      </dl>
      <Disclosure summary={t('prices.change')}>
        <TariffForm tariff={tariff} />
      </Disclosure>
    </li>
  );
}
