import { actSources } from '@livree/contracts';
import { useLanguage } from '@livree/platform';
import { ChoiceFilter, DayFilter, FilterPanel, SearchFilter } from '@livree/platform/filters';
import { useTranslation } from 'react-i18next';
import { useTypedFilters } from '../../../frame/use-list.ts';
import { actNames } from '../../../history/say-act.ts';
import { actAddress } from '../model/filters.ts';
import { thingKinds, thingText } from '../model/thing.ts';

/** By actor, source, act, thing and days. */
export function Filters() {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const { field, ...panel } = useTypedFilters(actAddress);
  const acts = actNames
    .map((id) => ({ id, label: t(`act.${id}`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return (
    <FilterPanel {...panel}>
      <SearchFilter {...field('actor')} label={t('acts.actor')} />
      <ChoiceFilter {...field('act')} label={t('acts.act')} allLabel={t('acts.allActs')} choices={acts} />
      <ChoiceFilter
        {...field('subject')}
        label={t('acts.subject')}
        allLabel={t('acts.allSubjects')}
        choices={thingKinds.map((id) => ({ id, label: t(thingText(id)) }))}
      />
      <ChoiceFilter
        {...field('source')}
        label={t('acts.source')}
        allLabel={t('acts.allSources')}
        choices={actSources.map((id) => ({ id, label: t(`history.${id}`) }))}
      />
      <DayFilter {...field('dateFrom')} label={t('acts.dateFrom')} />
      <DayFilter {...field('dateTo')} label={t('acts.dateTo')} />
    </FilterPanel>
  );
}
