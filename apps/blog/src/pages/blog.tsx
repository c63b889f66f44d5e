import { Container } from '@livree/design-system/base';
import { useMessages, type MetaContext, type PageMeta, type PrefetchContext } from '@livree/platform';
import { articlesQuery } from '../features/articles/api/articles-query.ts';
import { categoriesQuery } from '../features/articles/api/categories-query.ts';
import { ArticleList } from '../features/articles/components/article-list.tsx';
import { readFilter } from '../features/articles/model/filter.ts';
import * as styles from './blog.module.css';

export function meta({ t }: MetaContext): PageMeta {
  return { title: t('page.title'), description: t('page.description') };
}

export function prefetch({ queries, api, search }: PrefetchContext): Promise<unknown> {
  return Promise.all([
    queries.ensureQueryData(articlesQuery(api, readFilter(search))),
    queries.ensureQueryData(categoriesQuery(api)),
  ]);
}

export function Page() {
  const { t } = useMessages('blog');
  return (
    <>
      <section className={styles.hero}>
        <Container>
          <h1 className={styles.title}>{t('page.headline')}</h1>
          <p className={styles.lead}>{t('page.lead')}</p>
        </Container>
      </section>
      <ArticleList />
    </>
  );
}
