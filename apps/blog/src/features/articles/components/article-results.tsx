import { errorText } from '@livree/api-client';
import { Button, EmptyState, ErrorState, Skeleton } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import type { Articles } from '../use-articles.ts';
import { ArticleCard } from './article-card.tsx';
import * as styles from './article-list.module.css';

const skeletons = [1, 2, 3, 4];

/** The articles found, the first one featured, or why there are none. */
export function ArticleResults({ articles }: { articles: Articles }) {
  const { t } = useMessages('blog');
  const { query } = articles;
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed articles={articles} />;
  if (query.data.items.length === 0) return <None articles={articles} />;
  return (
    <ul
      className={styles.articles}
      aria-label={t('list.label')}
      aria-busy={query.isPlaceholderData || undefined}
    >
      {query.data.items.map((article, index) => (
        <ArticleCard key={article.id} article={article} featured={index === 0} />
      ))}
    </ul>
  );
}

const Waiting = () => (
  <ul className={styles.articles} aria-busy>
    {skeletons.map((place) => (
      <li key={place} className={styles.waiting}>
        <Skeleton width="40%" />
        <Skeleton className={styles.titleBone} />
        <Skeleton height="4.6em" />
      </li>
    ))}
  </ul>
);

function Failed({ articles: { query } }: { articles: Articles }) {
  const { t } = useMessages('blog');
  const { t: common } = useMessages('common');
  return (
    <ErrorState
      title={t('list.failed')}
      retryLabel={common('actions.retry')}
      onRetry={() => void query.refetch()}
    >
      {errorText(query.error, common, '')}
    </ErrorState>
  );
}

function None({ articles: { filter, change } }: { articles: Articles }) {
  const { t } = useMessages('blog');
  const isFiltered = filter.category !== '' || filter.page > 1;
  return (
    <EmptyState
      title={t('list.none')}
      action={
        isFiltered ? (
          <Button variant="secondary" onClick={() => change({ category: '' })}>
            {t('list.showAll')}
          </Button>
        ) : null
      }
    >
      {t(isFiltered ? 'list.noneHint' : 'list.noneYet')}
    </EmptyState>
  );
}
