import { ListPages } from '@livree/platform/list';
import { useTranslation } from 'react-i18next';
import { useArticles } from '../use-articles.ts';
import * as styles from './article-list.module.css';
import { ArticleResults } from './article-results.tsx';
import { CategoryChips } from './category-chips.tsx';
import { ResultCount } from './result-count.tsx';

/** The articles with their categories and pages. */
export function ArticleList() {
  const { t } = useTranslation('blog');
  const articles = useArticles();
  const { filter, query, change, pageHref } = articles;
  const pages = query.isLoadingError ? 1 : (query.data?.pageCount ?? 1);
  return (
    <div className={styles.list}>
      <CategoryChips articles={articles} />
      <ResultCount articles={articles} />
      <ArticleResults articles={articles} />
      {filter.page > pages ? null : (
        <ListPages
          label={t('list.pages')}
          page={filter.page}
          pages={pages}
          onPage={(page) => change({ page })}
          hrefOf={pageHref}
          pageLabel={(page) => t('list.pageNumber', { page })}
        />
      )}
    </div>
  );
}
