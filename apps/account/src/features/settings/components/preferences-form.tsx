import type { Settings } from '@livree/contracts';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { useSettingsForm } from '../../../forms/use-settings-form.ts';
import { Section, Sections } from '../../../layout/section.tsx';
import { savePreferences } from '../api/save-preferences.ts';
import { saveReservationDefaults } from '../api/save-reservation-defaults.ts';
import { toRequests, toPreferences } from '../model/preferences.ts';
import { useCacheSettings } from '../use-cache-settings.ts';
import { RegionFields } from './region-fields.tsx';
import { ReservationFields } from './reservation-fields.tsx';

/** Language, time zone and currency, and the defaults of new reservations. */
export function PreferencesForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation('account');
  const { api, language } = useShell();
  const cacheSettings = useCacheSettings();
  const pageLanguage = useLanguage();
  const form = useSettingsForm({
    draft: 'preferences',
    values: toPreferences(settings, pageLanguage),
    async send(values) {
      const { preferences, reservations } = toRequests(values);
      cacheSettings(await saveReservationDefaults(api, reservations));
      const message = cacheSettings(await savePreferences(api, preferences));
      if (preferences.language !== language.getState()) language.set(preferences.language);
      return message;
    },
    done: t('settings.preferences.saved'),
    failed: t('settings.preferences.failed'),
  });
  return (
    <FormFrame form={form} label={t('settings.tabs.preferences')}>
      <Sections>
        <Section title={t('settings.preferences.title')}>
          <RegionFields form={form} />
        </Section>
        <Section title={t('settings.reservations.title')} lead={t('settings.reservations.lead')}>
          <ReservationFields form={form} />
        </Section>
      </Sections>
    </FormFrame>
  );
}
