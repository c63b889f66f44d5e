import { primaryColors, themeModes } from '@livree/contracts';
import { FieldMessage, RadioCard, RadioGroup } from '@livree/design-system/base';
import { useMessages, useShell } from '@livree/platform';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { useSavedForm } from '../../../forms/use-saved-form.ts';
import { Section, Sections } from '../../../layout/section.tsx';
import { saveAppearance } from '../api/save-appearance.ts';
import { useKeepSettings } from '../api/use-keep-settings.ts';
import { PaintPicture, ThemePicture } from './appearance-pictures.tsx';
import { usePreview, type Appearance } from './use-preview.ts';

/** Theme and colour, seen on the whole site as they are picked and kept once they are saved. */
export function AppearanceForm() {
  const { t } = useMessages('account');
  const { t: common } = useMessages('common');
  const { api } = useShell();
  const keep = useKeepSettings();
  const preview = usePreview();
  const form = useSavedForm<Appearance>({
    saved: preview.saved,
    async save(values) {
      const message = keep(await saveAppearance(api, values));
      preview.accept(values);
      return message;
    },
    done: t('settings.appearance.saved'),
    failed: t('settings.appearance.failed'),
  });
  const pick = <Field extends keyof Appearance>(field: Field, value: Appearance[Field]): void => {
    preview.show({ [field]: value });
    form.set(field, value);
  };
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
              if (mode !== undefined) pick('mode', mode);
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
              if (colour !== undefined) pick('primaryColor', colour);
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
