import type { KeptPrices } from '@livree/contracts';
import { cx } from '@livree/design-system/cx';
import { SelectField } from '@livree/design-system/fields';
import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { listAddress } from '@livree/platform/list-address';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { History } from '../../../history/history.tsx';
import { pricesQuery } from '../api/prices-query.ts';
import { findShown, listOwners } from '../model/shown-tariffs.ts';
import { Comparison } from './comparison.tsx';
import * as styles from './prices.module.css';
import { Publication } from './publication.tsx';
import { TariffEntry } from './tariff-entry.tsx';

const address = listAddress({ vehicle: '' });

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
  const [search, setSearch] = useSearchParams();
  const owner = address.readFilters(search).vehicle;
  return (
    <div className={styles.columns}>
      <div className={styles.outcome}>
        <SelectField
          label={t('prices.shown')}
          placeholder={t('prices.general')}
          items={listOwners(prices.tariffs).map((name) => ({ id: name, text: name }))}
          value={owner}
          onChange={({ target }) => setSearch(address.withFilters(search, { vehicle: target.value }, 1))}
        />
        <ul className={styles.tariffs} aria-label={t('frame.prices')}>
          {findShown(prices.tariffs, owner).map((tariff) => (
            <TariffEntry key={tariff.id} tariff={tariff} />
          ))}
        </ul>
      </div>
      <aside className={cx(styles.outcome, styles.panel)}>
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
      <History subject="prices" id="tariffs" />
    </div>
  );
}
