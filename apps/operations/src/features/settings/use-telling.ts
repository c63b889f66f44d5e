import { type SettingName, settingsOfTerms } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useQuestion } from '../../frame/use-question.tsx';
import { toldQuery } from './api/told-query.ts';

/** Asks before a setting is changed of which every customer is told by mail: the question says how many they are. */
export function useTelling(name: SettingName, change: () => void) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { number } = formatterFor(useLanguage());
  const tells = settingsOfTerms.includes(name);
  const { data: count } = useQuery({ ...toldQuery(api), enabled: tells });
  const asked = {
    title: t('settings.tellTitle'),
    text:
      count === undefined ? t('settings.tellAll') : t('settings.tellText', { count, shown: number(count) }),
    yes: t('settings.tell'),
    isDanger: false,
  };
  const { ask, question } = useQuestion(asked, change);
  return { submit: tells ? ask : change, question };
}
