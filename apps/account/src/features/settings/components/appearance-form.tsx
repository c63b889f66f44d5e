import { primaryColors, themeModes } from '@livree/contracts';
import { FieldMessage, RadioCard, RadioGroup } from '@livree/design-system/fields';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { useSettingsForm } from '../../../forms/use-settings-form.ts';
import { Section, Sections } from '../../../layout/section.tsx';
import { saveAppearance } from '../api/save-appearance.ts';
import { useCacheSettings } from '../use-cache-settings.ts';
import { usePreview, type Appearance } from '../use-preview.ts';
import { PaintPicture, ThemePicture } from './appearance-pictures.tsx';

/** Theme and colour, previewed on the whole site when selected, and stored when saved. */
export function AppearanceForm() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api, theme, accent } = useShell();
  const cacheSettings = useCacheSettings();
  const form = useSettingsForm<Appearance>({
    draft: 'appearance',
    values: { mode: useStore(theme), primaryColor: useStore(accent) },
    async send(values) {
      const message = cacheSettings(await saveAppearance(api, values));
      theme.adopt(values.mode);
      accent.adopt(values.primaryColor);
      return message;
    },
    done: t('settings.appearance.saved'),
    failed: t('settings.appearance.failed'),
  });
  usePreview(form.values);
  return (
    <FormFrame form={form} label={t('settings.tabs.appearance')}>
      <Sections>
        <Section title={t('settings.appearance.theme')}>
          <RadioGroup
            legend={t('settings.appearance.theme')}
            hideLegend
            layout="tiles"
            value={form.values.mode}
            onChange={(picked) => {
              const mode = themeModes.find((known) => known === picked);
              if (mode !== undefined) form.set('mode', mode);
            }}
          >
            {themeModes.map((mode) => (
              <RadioCard
                key={mode}
                value={mode}
                label={common(`theme.${mode}`)}
                media={<ThemePicture mode={mode} />}
              />
            ))}
          </RadioGroup>
        </Section>
        <Section title={t('settings.appearance.colour')}>
          <RadioGroup
            legend={t('settings.appearance.colour')}
            hideLegend
            layout="tiles"
            value={form.values.primaryColor}
            onChange={(picked) => {
              const colour = primaryColors.find((known) => known === picked);
              if (colour !== undefined) form.set('primaryColor', colour);
            }}
          >
            {primaryColors.map((colour) => (
              <RadioCard
                key={colour}
                value={colour}
                label={t(`settings.appearance.colours.${colour}`)}
                media={<PaintPicture colour={colour} />}
              />
            ))}
          </RadioGroup>
          <FieldMessage hint={t('settings.appearance.colourWhy')} />
        </Section>
      </Sections>
    </FormFrame>
  );
}
