import { ListPage } from '@livree/design-system/layout';
import { Tabs } from '@livree/design-system/navigation';
import { useSearchParams } from '@livree/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedGuard } from '../../../forms/unsaved.tsx';
import { settingsTabs, readTab, withTab, type SettingsTab } from '../model/tabs.ts';

/** The settings, one tab at a time; the tab is in the address. */
export function Settings({ panels }: { panels: Readonly<Record<SettingsTab, ReactNode>> }) {
  const { t } = useTranslation('account');
  const [search, setSearch] = useSearchParams();
  const current = readTab(search);
  return (
    <UnsavedGuard>
      <ListPage title={t('settings.title')}>
        <Tabs
          label={t('settings.title')}
          layout="rail"
          tabs={settingsTabs.map((id) => ({ id, label: t(`settings.tabs.${id}`) }))}
          current={current}
          onTab={(tab) => setSearch(withTab(search, tab))}
        >
          {panels[current]}
        </Tabs>
      </ListPage>
    </UnsavedGuard>
  );
}
