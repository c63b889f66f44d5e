import type { BlogArticle } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { Link, paths, useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from './article-head.module.css';
import { BackToBlog } from './back-to-blog.tsx';

interface ArticleHeadProps {
  article: BlogArticle;
  /** Set if the article does not exist in the reader's language. */
  lang: string | undefined;
}

/** The article's title, excerpt, author and reading time. */
export function ArticleHead({ article, lang }: ArticleHeadProps) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const { category } = article;
  return (
    <header className={styles.head}>
      <BackToBlog />
      {category === null ? null : (
        <p className={styles.category}>
          <Link to={categoryAddress(category.slug)}>{category.name}</Link>
        </p>
      )}
      <h1 className={styles.title} lang={lang}>
        {article.title}
      </h1>
      <p className={styles.lead} lang={lang}>
        {article.excerpt}
      </p>
      <p className={styles.facts}>
        <span>{t('article.by', { author: article.author.name })}</span>
        <time dateTime={article.publishedAt}>
          {formatterFor(language).date(new Date(article.publishedAt), 'long')}
        </time>
        <span>{t('article.minutes', { count: article.readingTime })}</span>
      </p>
      {lang === undefined ? null : <p className={styles.foreign}>{t('article.onlyInFrench')}</p>}
    </header>
  );
}

/** Articles about services have no category in the blog, but their own tag. */
const categoryAddress = (slug: string): string =>
  slug === 'services' ? paths.blogTag(slug) : `${paths.blog()}?category=${encodeURIComponent(slug)}`;
