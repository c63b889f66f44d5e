import type { ManagedSummary } from '@livree/contracts';
import { buttonClass, textLinkClass } from '@livree/design-system/actions';
import { Table, type Column } from '@livree/design-system/display';
import { EmptyState } from '@livree/design-system/feedback';
import { Link, useQuery, useSearchParams, useShell } from '@livree/platform';
import { ChoiceFilter, FilterPanel } from '@livree/platform/filters';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { SaveListButton } from '../../../frame/lists/save-list-button.tsx';
import { Paged } from '../../../frame/paged.tsx';
import { places } from '../../../frame/places.ts';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { useList, useTypedFilters } from '../../../frame/use-list.ts';
import { articlesQuery } from '../api/articles-query.ts';
import { articlesAddress, articleStates, toQuery } from '../model/address.ts';
import { ArticleState } from './article-state.tsx';

/** The articles of the blog and of the services, the last edited first. */
export function Articles() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search] = useSearchParams();
  const { filters, page, onPage } = useList(articlesAddress);
  const articles = useQuery(articlesQuery(api, filters, page));
  const columns = useColumns();
  return (
    <Frame
      title={t('frame.articles')}
      beside={
        <>
          <SaveListButton list="articles" request={{ query: toQuery(filters) }} title={t('frame.articles')} />
          <Link to={places.newArticle()} className={buttonClass({ slim: true })}>
            {t('articles.begin')}
          </Link>
        </>
      }
    >
      <Filters key={search.toString()} />
      <Paged
        read={articles}
        label={t('articles.pages')}
        none={<EmptyState title={t('articles.none')} />}
        onPage={onPage}
      >
        {(found) => (
          <Table
            caption={t('frame.articles')}
            rows={found}
            rowKey={({ id }) => String(id)}
            columns={columns}
          />
        )}
      </Paged>
    </Frame>
  );
}

function Filters() {
  const { t } = useTranslation('operations');
  const { field, ...panel } = useTypedFilters(articlesAddress);
  return (
    <FilterPanel {...panel}>
      <ChoiceFilter
        {...field('state')}
        label={t('articles.state')}
        allLabel={t('articles.all')}
        choices={articleStates.map((id) => ({ id, label: t(`articleState.${id}`) }))}
      />
    </FilterPanel>
  );
}

function useColumns(): readonly Column<ManagedSummary>[] {
  const { t } = useTranslation('operations');
  const format = useCompanyFormat();
  return [
    {
      id: 'title',
      header: t('articles.title'),
      cell: ({ id, title, language }) => (
        <Link to={places.article(id)} lang={language} className={textLinkClass()}>
          {title}
        </Link>
      ),
    },
    { id: 'category', header: t('articles.category'), cell: ({ category }) => category?.name },
    { id: 'state', header: t('articles.state'), cell: ({ state }) => <ArticleState state={state} /> },
    {
      id: 'published',
      header: t('articles.publishedAt'),
      cell: ({ publishedAt }) => publishedAt && format.dateTime(new Date(publishedAt), 'compact'),
    },
  ];
}
