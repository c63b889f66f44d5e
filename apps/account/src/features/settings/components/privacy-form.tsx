import { profileVisibilities, type Settings } from '@livree/contracts';
import { Radio, RadioGroup, Switch } from '@livree/design-system/fields';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { useSettingsForm } from '../../../forms/use-settings-form.ts';
import { Section } from '../../../layout/section.tsx';
import { savePrivacy } from '../api/save-privacy.ts';
import { useCacheSettings } from '../use-cache-settings.ts';

const contacts = ['showEmail', 'showPhone'] as const;

/** What others can see of the customer. */
export function PrivacyForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const cacheSettings = useCacheSettings();
  const form = useSettingsForm({
    draft: 'privacy',
    values: settings.privacy,
    send: async ({ profileVisibility, ...shown }) => {
      const known = profileVisibilities.find((visibility) => visibility === profileVisibility);
      return cacheSettings(
        await savePrivacy(api, { ...shown, ...(known ? { profileVisibility: known } : {}) }),
      );
    },
    done: t('settings.privacy.saved'),
    failed: t('settings.privacy.failed'),
  });
  return (
    <FormFrame form={form} label={t('settings.tabs.privacy')}>
      <Section title={t('settings.privacy.title')} lead={t('settings.privacy.lead')}>
        <RadioGroup
          legend={t('settings.privacy.visibility')}
          value={form.values.profileVisibility}
          onChange={(visibility) => form.set('profileVisibility', visibility)}
          error={form.faults['profileVisibility']}
        >
          {profileVisibilities.map((visibility) => (
            <Radio
              key={visibility}
              value={visibility}
              label={t(`settings.privacy.${visibility}`)}
              description={t(`settings.privacy.${visibility}Why`)}
            />
          ))}
        </RadioGroup>
        <div>
          {contacts.map((contact) => (
            <Switch
              key={contact}
              label={t(`settings.privacy.${contact}`)}
              description={t(`settings.privacy.${contact}Why`)}
              checked={form.values[contact]}
              onChange={({ target }) => form.set(contact, target.checked)}
            />
          ))}
        </div>
      </Section>
    </FormFrame>
  );
}
