import { errorText } from '@livree/api-client';
import { buttonClass } from '@livree/design-system/actions';
import { EmptyState, ErrorState, Skeleton } from '@livree/design-system/feedback';
import { Link } from '@livree/platform';
import { NotReady } from '@livree/platform/not-ready';
import { useTranslation } from 'react-i18next';
import { ArticleCard } from '../../../articles/article-card.tsx';
import { isFiltered } from '../model/filter.ts';
import type { Articles } from '../use-articles.ts';
import * as styles from './article-list.module.css';

const skeletons = [1, 2, 3, 4];

/** The found articles, the first one featured, or why there are none. */
export function ArticleResults({ articles }: { articles: Articles }) {
  const { t } = useTranslation('blog');
  const { query } = articles;
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError) return <Failed articles={articles} />;
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
    <NotReady />
    {skeletons.map((card) => (
      <li key={card} className={styles.waiting}>
        <Skeleton className={styles.pictureBone} />
        <Skeleton width="40%" />
        <Skeleton className={styles.titleBone} />
        <Skeleton height="4.6em" />
      </li>
    ))}
  </ul>
);

function Failed({ articles: { query } }: { articles: Articles }) {
  const { t } = useTranslation('blog');
  const { t: common } = useTranslation('common');
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

function None({ articles: { filter, own, tag, categoryHref } }: { articles: Articles }) {
  const { t } = useTranslation('blog');
  const isBeyond = filter.page > 1;
  const isNarrowed = isFiltered(filter) || tag !== undefined;
  const texts = isBeyond ? 'list.beyond' : isNarrowed ? 'list.noneHint' : 'list.noneYet';
  const way = isBeyond && !isNarrowed ? own : categoryHref('');
  return (
    <EmptyState
      title={t(isBeyond ? 'list.noPage' : 'list.none')}
      action={
        isNarrowed || isBeyond ? (
          <Link to={way} className={buttonClass({ variant: 'secondary' })}>
            {t('list.showAll')}
          </Link>
        ) : null
      }
    >
      {t(texts, { page: filter.page })}
    </EmptyState>
  );
}
