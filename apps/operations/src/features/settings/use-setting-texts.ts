import { type SettingName, settingFields } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { tellSetting } from '../../frame/tell-setting.ts';

/** The label of a setting's field, with the unit of a number, and how to write its value. */
export function useSettingTexts(name: SettingName, fallback: string) {
  const { t } = useTranslation('operations');
  const format = formatterFor(useLanguage());
  const field = settingFields[name];
  const title = t(`settings.name.${name}`);
  const label =
    field.kind === 'number'
      ? t('settings.inUnit', { name: title, unit: t(`settings.unit.${field.unit}`) })
      : title;
  if (name === 'notice_by_town') return { label, hint: t('settings.byNameHint') };
  if (name === 'notice_by_vehicle') return { label, hint: t('settings.byVehicleHint') };
  if (name === 'countries') return { label, hint: t('settings.countriesHint') };
  if (field.kind === 'switch') return { label, hint: undefined };
  return { label, hint: t('settings.emptyHint', { value: tellSetting(name, fallback, t, format) }) };
}
