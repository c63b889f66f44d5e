import type { Settings, SiteConfig } from '@livree/contracts';
import { Switch } from '@livree/design-system/fields';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { useAccountReauthentication } from '../../../forms/use-account-reauthentication.ts';
import { useSettingsForm } from '../../../forms/use-settings-form.ts';
import { Section } from '../../../layout/section.tsx';
import { saveNotifications } from '../api/save-notifications.ts';
import { useCacheSettings } from '../use-cache-settings.ts';
import { PushHere } from './push-here.tsx';

const channels = ['email', 'sms', 'push', 'marketing', 'loginNotifications'] as const;

/** The channels that this site has: one that goes nowhere is not offered. */
const listChannels = ({ textMessages = true }: SiteConfig['flags']) =>
  channels.filter((channel) => channel !== 'sms' || textMessages);

/** The customer's notifications and channels. */
export function NotificationsForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation('account');
  const { api, config } = useShell();
  const cacheSettings = useCacheSettings();
  const { email, sms, push, marketing } = settings.notifications;
  const { loginNotifications } = settings.security;
  const { withReauthentication, dialog } = useAccountReauthentication();
  const form = useSettingsForm({
    draft: 'notifications',
    values: { email, sms, push, marketing, loginNotifications },
    send: async (values) => cacheSettings(await withReauthentication(() => saveNotifications(api, values))),
    done: t('settings.notifications.saved'),
    failed: t('settings.notifications.failed'),
  });
  return (
    <>
      <FormFrame form={form} label={t('settings.tabs.notifications')}>
        <Section title={t('settings.notifications.title')} lead={t('settings.notifications.lead')}>
          <div>
            {listChannels(config.flags).map((channel) => (
              <Switch
                key={channel}
                label={t(`settings.notifications.${channel}`)}
                description={t(`settings.notifications.${channel}Why`)}
                checked={form.values[channel]}
                onChange={({ target }) => form.set(channel, target.checked)}
              />
            ))}
          </div>
          {form.values.push ? <PushHere /> : null}
        </Section>
      </FormFrame>
      {dialog}
    </>
  );
}
