import type { BlogSummary } from '@livree/contracts';
import { cx, Tag } from '@livree/design-system/base';
import { formatterFor } from '@livree/i18n';
import { useMessages } from '@livree/platform';
import * as styles from './article-card.module.css';

const shownTags = 3;

/** An article as the list shows it; the featured one is set larger. */
export function ArticleCard({ article, featured }: { article: BlogSummary; featured: boolean }) {
  const { t, language } = useMessages('blog');
  const published = formatterFor(language).date(new Date(article.publishedAt), 'long');
  return (
    <li className={cx(styles.article, featured && styles.featured)}>
      <p className={styles.facts}>
        {article.category === null ? null : <b>{article.category.name}</b>}
        <time dateTime={article.publishedAt}>{published}</time>
        <span>{t('article.minutes', { count: article.readingTime })}</span>
      </p>
      <h2 className={styles.title}>{article.title}</h2>
      <p className={styles.excerpt}>{article.excerpt}</p>
      <p className={styles.facts}>
        <span>{t('article.by', { author: article.author.name })}</span>
        {article.tags.slice(0, shownTags).map(({ id, name }) => (
          <Tag key={id}>{name}</Tag>
        ))}
      </p>
    </li>
  );
}
