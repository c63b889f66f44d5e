import { settingsRoutes, type Settings } from '@livree/contracts';
import { Switch, TextField } from '@livree/design-system/fields';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { useAccountReauthentication } from '../../../forms/use-account-reauthentication.ts';
import { useSettingsForm } from '../../../forms/use-settings-form.ts';
import { Section } from '../../../layout/section.tsx';
import { saveSecurity } from '../api/save-security.ts';
import { useCacheSettings } from '../use-cache-settings.ts';

interface TypedSecurity {
  readonly loginNotifications: boolean;
  readonly sessionTimeout: string;
}

/** The body of the call. The contract refuses anything but a number of minutes. */
const readSecurity = ({ loginNotifications, sessionTimeout }: TypedSecurity) => ({
  loginNotifications,
  sessionTimeout: /^\s*\d{1,9}\s*$/.test(sessionTimeout) ? Number(sessionTimeout) : Number.NaN,
});

/** Login notifications and the session timeout. */
export function SecurityForm({ security }: { security: Settings['security'] }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const cacheSettings = useCacheSettings();
  const { withReauthentication, dialog } = useAccountReauthentication();
  const form = useSettingsForm({
    draft: 'security',
    values: { ...security, sessionTimeout: String(security.sessionTimeout) },
    route: settingsRoutes.changeSecurity,
    body: readSecurity,
    send: async (typed) =>
      cacheSettings(await withReauthentication(() => saveSecurity(api, readSecurity(typed)))),
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
      {dialog}
    </Section>
  );
}
