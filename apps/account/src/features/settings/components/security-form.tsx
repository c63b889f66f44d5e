import type { Settings } from '@livree/contracts';
import { Switch, TextField } from '@livree/design-system/base';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { useSavedForm } from '../../../forms/use-saved-form.ts';
import { Section } from '../../../layout/section.tsx';
import { saveSecurity } from '../api/save-security.ts';
import { useKeepSettings } from './use-keep-settings.ts';

/** Login notifications and the session timeout. */
export function SecurityForm({ security }: { security: Settings['security'] }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const keep = useKeepSettings();
  const form = useSavedForm({
    draft: 'security',
    saved: { ...security, sessionTimeout: String(security.sessionTimeout) },
    async save({ loginNotifications, sessionTimeout }) {
      const minutes = /^\s*\d{1,9}\s*$/.test(sessionTimeout) ? Number(sessionTimeout) : Number.NaN;
      return keep(await saveSecurity(api, { loginNotifications, sessionTimeout: minutes }));
    },
    done: t('settings.security.saved'),
    failed: t('settings.security.failed'),
  });
  return (
    <Section title={t('settings.security.title')}>
      <FormFrame form={form} label={t('settings.security.title')}>
        <Switch
          label={t('settings.security.loginNotifications')}
          description={t('settings.security.loginNotificationsWhy')}
          checked={form.values.loginNotifications}
          onChange={({ target }) => form.set('loginNotifications', target.checked)}
        />
        <TextField
          name="sessionTimeout"
          inputMode="numeric"
          autoComplete="off"
          label={t('settings.security.sessionTimeout')}
          hint={t('settings.security.sessionTimeoutHint')}
          value={form.values.sessionTimeout}
          onChange={({ target }) => form.set('sessionTimeout', target.value)}
          error={form.faults['sessionTimeout']}
        />
      </FormFrame>
    </Section>
  );
}
