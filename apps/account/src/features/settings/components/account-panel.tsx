import type { Settings } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section, Sections } from '../../../layout/section.tsx';
import { AccountFacts } from './account-facts.tsx';
import { ExportButton } from './export-button.tsx';

const RemovalDialog = lazy(async () => ({ default: (await import('./removal-dialog.tsx')).RemovalDialog }));

/** The account: its data, the export, and the deletion. */
export function AccountPanel({ settings }: { settings: Settings }) {
  const { t } = useTranslation('account');
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Sections>
      <Section title={t('settings.account.title')}>
        <AccountFacts settings={settings} />
      </Section>
      <Section title={t('settings.account.data')} lead={t('settings.account.dataWhy')}>
        <div>
          <ExportButton />
        </div>
      </Section>
      <Section title={t('settings.account.danger')} lead={t('settings.account.dangerWhy')}>
        <div>
          <Button variant="danger" onClick={() => setRemoving(true)}>
            {t('settings.account.remove')}
          </Button>
        </div>
      </Section>
      <Suspense fallback={null}>
        {isRemoving && (
          <RemovalDialog hasPassword={settings.account.hasPassword} onClose={() => setRemoving(false)} />
        )}
      </Suspense>
    </Sections>
  );
}
