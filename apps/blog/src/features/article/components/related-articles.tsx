import { Container } from '@livree/design-system/layout';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleCard } from '../../../articles/article-card.tsx';
import { relatedQuery } from '../api/related-query.ts';
import * as styles from './related-articles.module.css';

/** Related articles; nothing if they are unavailable. */
export function RelatedArticles({ id }: { id: number }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const { api } = useShell();
  const { data = [] } = useQuery(relatedQuery(api, language, id));
  const title = useId();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={title} className={styles.related}>
      <Container>
        <h2 id={title}>{t('article.related')}</h2>
        <ul className={styles.articles}>
          {data.map((article) => (
            <ArticleCard key={article.id} article={article} level={3} />
          ))}
        </ul>
      </Container>
    </section>
  );
}
