import { Select } from '@livree/design-system/pick';
import type { ApiForm } from '@livree/forms';
import { isLanguage, languageNames, type Language } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { currencyOptionsQuery } from '../api/currency-options-query.ts';
import { languageOptionsQuery } from '../api/language-options-query.ts';
import type { Preferences } from '../model/preferences.ts';
import { TimezoneField } from './timezone-field.tsx';

interface Currency {
  readonly name: string;
  readonly symbol: string;
}

/** The label of an option: `Euro (€)`. */
function currencyLabel({ name, symbol }: Currency, language: Language): string {
  const capital = name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  return symbol === '' ? capital : `${capital} (${symbol})`;
}

/** Language, time zone and currency. */
export function RegionFields({ form }: { form: ApiForm<Preferences> }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { api } = useShell();
  const { values, faults, set } = form;
  const languages = useQuery(languageOptionsQuery(api)).data ?? [
    { code: values.language, name: languageNames[values.language] },
  ];
  const currencies = useQuery(currencyOptionsQuery(api, language)).data ?? [
    { code: values.currency, name: values.currency, symbol: '' },
  ];
  return (
    <>
      <Select
        label={t('settings.preferences.language')}
        placeholder={t('settings.preferences.choose')}
        items={languages.map(({ code, name }) => ({ id: code, label: name }))}
        value={values.language}
        onChange={(code) => isLanguage(code) && set('language', code)}
        error={faults['language']}
      />
      <TimezoneField
        value={values.timezone}
        onChange={(zone) => set('timezone', zone)}
        error={faults['timezone']}
      />
      <Select
        label={t('settings.preferences.currency')}
        hint={t('settings.preferences.currencyHint')}
        placeholder={t('settings.preferences.choose')}
        items={currencies.map((currency) => ({
          id: currency.code,
          label: currencyLabel(currency, language),
        }))}
        value={values.currency}
        onChange={(code) => set('currency', code)}
        error={faults['currency']}
      />
    </>
  );
}
