import type { BlogSummary } from '@livree/contracts';
import { cx } from '@livree/design-system/cx';
import { Tag } from '@livree/design-system/display';
import { ArrowRightIcon } from '@livree/design-system/icons';
import { formatterFor, textLanguage } from '@livree/i18n';
import { Link, paths, useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from './article-card.module.css';
import { ArticlePicture } from './article-picture.tsx';

const shownTags = 3;

interface ArticleCardProps {
  article: BlogSummary;
  /** Larger, over the whole width. */
  featured?: boolean;
  level?: 2 | 3;
}

/** An article in a list; its picture is a decoration, because the title is beside it. */
export function ArticleCard({ article, featured = false, level = 2 }: ArticleCardProps) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const published = formatterFor(language).date(new Date(article.publishedAt), 'long');
  const foreign = textLanguage(article, language);
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <li className={cx(styles.article, featured && styles.featured)}>
      <ArticlePicture src={article.featuredImage} eager={featured}>
        {foreign === undefined ? null : <Tag className={styles.language}>{t('article.inFrench')}</Tag>}
      </ArticlePicture>
      <div className={styles.words}>
        <p className={styles.facts}>
          {article.category === null ? null : <b>{article.category.name}</b>}
          <time dateTime={article.publishedAt}>{published}</time>
          <span>{t('article.minutes', { count: article.readingTime })}</span>
        </p>
        <Title className={styles.title} lang={foreign}>
          <Link className={styles.link} to={paths.article(article.slug)}>
            {article.title}
          </Link>
        </Title>
        <p className={styles.excerpt} lang={foreign}>
          {article.excerpt}
        </p>
        <p className={styles.facts}>
          <span>{t('article.by', { author: article.author.name })}</span>
          {article.tags.slice(0, shownTags).map(({ id, name }) => (
            <Tag key={id}>{name}</Tag>
          ))}
        </p>
        <p aria-hidden className={styles.more}>
          {t('article.readMore')}
          <ArrowRightIcon size={18} />
        </p>
      </div>
    </li>
  );
}
