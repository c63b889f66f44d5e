import { chipClass } from '@livree/design-system/navigation';
import { formatterFor, textLanguage } from '@livree/i18n';
import { Link, paths, useLanguage, useQuery, useShell } from '@livree/platform';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../../../articles/categories-query.ts';
import { SearchForm } from '../../../articles/search-form.tsx';
import { recentQuery } from '../api/recent-query.ts';
import { tagsQuery } from '../api/tags-query.ts';
import * as styles from './sidebar.module.css';

/**
 * Other ways to an article: the newest, the categories, the tags, and a search below them, away from the one in the
 * head of the page. A part that cannot be loaded is omitted.
 */
export function Sidebar() {
  const { t } = useTranslation('blog');
  return (
    <aside className={styles.sidebar} aria-label={t('sidebar.label')}>
      <Recent />
      <Categories />
      <Tags />
      <SearchForm slim />
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Recent() {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const { api } = useShell();
  const { data = [] } = useQuery(recentQuery(api, language));
  if (data.length === 0) return null;
  return (
    <Part title={t('sidebar.recent')}>
      <ul className={styles.lines}>
        {data.map((article) => (
          <li key={article.id}>
            <Link to={paths.article(article.slug)} lang={textLanguage(article, language)}>
              {article.title}
            </Link>
            <time dateTime={article.publishedAt}>
              {formatterFor(language).date(new Date(article.publishedAt), 'long')}
            </time>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Categories() {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const { api } = useShell();
  const { data = [] } = useQuery(categoriesQuery(api, language));
  if (data.length === 0) return null;
  return (
    <Part title={t('list.categories')}>
      <ul className={styles.counts}>
        {data.map(({ slug, name, blogsCount }) => (
          <li key={slug}>
            <Link to={`${paths.blog()}?category=${encodeURIComponent(slug)}`}>
              <span>{name}</span>
              <span>{blogsCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Tags() {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const { api } = useShell();
  const { data = [] } = useQuery(tagsQuery(api, language));
  if (data.length === 0) return null;
  return (
    <Part title={t('sidebar.tags')}>
      <ul className={styles.tags}>
        {data.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.blogTag(slug)} className={chipClass()}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
