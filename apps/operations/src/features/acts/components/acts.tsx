import { EmptyState } from '@livree/design-system/feedback';
import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { SaveListButton } from '../../../frame/lists/save-list-button.tsx';
import { Paged } from '../../../frame/paged.tsx';
import { useList } from '../../../frame/use-list.ts';
import { foundActsQuery } from '../api/found-acts-query.ts';
import { actAddress, toQuery } from '../model/filters.ts';
import { ActTable } from './act-table.tsx';
import { Filters } from './filters.tsx';

/** What anybody of the company, a job or a provider did, found by who, what, to what and when. */
export function Acts() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search] = useSearchParams();
  const { filters, page, onPage } = useList(actAddress);
  const acts = useQuery(foundActsQuery(api, filters, page));
  return (
    <Frame
      title={t('frame.acts')}
      beside={<SaveListButton list="acts" request={{ query: toQuery(filters) }} title={t('frame.acts')} />}
    >
      <Filters key={search.toString()} />
      <Paged
        read={acts}
        label={t('acts.pages')}
        none={<EmptyState title={t('acts.none')}>{t('acts.noneText')}</EmptyState>}
        onPage={onPage}
      >
        {(found) => <ActTable acts={found} />}
      </Paged>
    </Frame>
  );
}
