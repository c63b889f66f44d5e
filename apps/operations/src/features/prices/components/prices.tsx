import type { KeptPrices } from '@livree/contracts';
import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { pricesQuery } from '../api/prices-query.ts';
import { Comparison } from './comparison.tsx';
import * as styles from './prices.module.css';
import { Publication } from './publication.tsx';
import { TariffEntry } from './tariff-entry.tsx';

/** The tariffs: drafted, compared on the last rides, then put live. */
export function Prices() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const prices = useQuery(pricesQuery(api));
  return (
    <Frame title={t('frame.prices')}>
      <ReadState read={prices}>{(found) => <KeptTariffs prices={found} />}</ReadState>
    </Frame>
  );
}

function KeptTariffs({ prices }: { prices: KeptPrices }) {
  const { t } = useTranslation('operations');
  return (
    <div className={styles.columns}>
      <ul className={styles.tariffs} aria-label={t('frame.prices')}>
        {prices.tariffs.map((tariff) => (
          <TariffEntry key={tariff.id} tariff={tariff} />
        ))}
      </ul>
      <aside className={styles.outcome}>
        <section>
          <h2>{t('prices.comparison')}</h2>
          {prices.comparison ? (
            <Comparison comparison={prices.comparison} />
          ) : (
            <p className={styles.told}>{t('prices.noDraft')}</p>
          )}
        </section>
        {prices.comparison && <Publication prices={prices} />}
      </aside>
    </div>
  );
}
