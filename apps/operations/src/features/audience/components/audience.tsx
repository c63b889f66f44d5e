import { EmptyState } from '@livree/design-system/feedback';
import { Tabs } from '@livree/design-system/navigation';
import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { listAddress } from '@livree/platform/list-address';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { audienceQuery } from '../api/audience-query.ts';
import * as styles from './audience.module.css';
import { CampaignTable } from './campaign-table.tsx';
import { PageTable } from './page-table.tsx';

const address = listAddress({ days: '' });
const periods = ['30', '7'] as const;

/** How many opened each page and step, and what campaigns sold, of visitors who let the site keep it. */
export function Audience() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const days = address.readFilters(search).days === '7' ? '7' : '30';
  const read = useQuery(audienceQuery(api, Number(days)));
  return (
    <Frame title={t('frame.audience')}>
      <p className={styles.told}>{t('audience.consent')}</p>
      <Tabs
        label={t('audience.period')}
        tabs={periods.map((id) => ({ id, label: t('audience.days', { count: Number(id) }) }))}
        current={days}
        onTab={(id) => setSearch(address.withFilters(search, { days: id }, 1))}
      >
        <ReadState read={read}>
          {({ pages, campaigns }) => (
            <div className={styles.parts}>
              <section>
                <h2>{t('audience.pages')}</h2>
                {pages.length === 0 ? (
                  <EmptyState title={t('audience.noPages')} />
                ) : (
                  <PageTable pages={pages} />
                )}
              </section>
              <section>
                <h2>{t('audience.campaigns')}</h2>
                {campaigns.length === 0 ? (
                  <EmptyState title={t('audience.noCampaigns')} />
                ) : (
                  <CampaignTable campaigns={campaigns} />
                )}
              </section>
            </div>
          )}
        </ReadState>
      </Tabs>
    </Frame>
  );
}
