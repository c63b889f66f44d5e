import type { Settings } from '@livree/contracts';
import { useQuery, useShell } from '@livree/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WithData } from '../../../forms/with-data.tsx';
import { settingsQuery } from '../../../settings-query.ts';

/** Renders its children once the customer's settings have loaded. */
export function WithSettings({ children }: { children: (settings: Settings) => ReactNode }) {
  const { t } = useTranslation('account');
  const settings = useQuery(settingsQuery(useShell().api));
  return (
    <WithData query={settings} failed={t('settings.failed')}>
      {children}
    </WithData>
  );
}
