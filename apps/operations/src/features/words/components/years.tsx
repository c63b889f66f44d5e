import { type KeptYear, textIn, wordRoutes } from '@livree/contracts';
import { useLanguage, useShell } from '@livree/platform';
import { useRequestKeys } from '@livree/platform/request-keys';
import { useTranslation } from 'react-i18next';
import { addYear } from '../api/add-year.ts';
import { changeYear } from '../api/change-year.ts';
import { removeYear } from '../api/remove-year.ts';
import { fromYear, toYear } from '../model/entry-values.ts';
import { Entries } from './entries.tsx';

/** The timeline of the company, by year. */
export function Years({ years }: { years: readonly KeptYear[] }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const language = useLanguage();
  const { keyOf } = useRequestKeys();
  return (
    <Entries
      kind="year"
      title={t('words.part.timeline')}
      entries={years.map((year) => ({
        id: year.id,
        version: year.version,
        isShown: year.isShown,
        name: named(year, textIn(year.title, language)),
        text: textIn(year.description, language),
        values: fromYear(year),
      }))}
      rules={{ route: wordRoutes.addYear, body: toYear }}
      add={(values) => addYear(api, toYear(values), keyOf(values))}
      change={(id, values, version) => changeYear(api, id, toYear(values), version)}
      remove={(id, version) => removeYear(api, id, version)}
    />
  );
}

const named = ({ year }: KeptYear, { text, language }: ReturnType<typeof textIn>) => ({
  text: `${year} ${text}`,
  language,
});
