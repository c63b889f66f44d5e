import { defaultLanguage, type Language } from '@livree/contracts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../platform/db/index.ts';
import { wordQuery } from './article-search.repository.ts';
import { toSlug } from './model/words.ts';

export interface ArticleFilter {
  /** A category's id or slug. */
  readonly category?: string | undefined;
  /** A tag's slug, name or id. */
  readonly tag?: string | undefined;
  readonly withoutTag?: string | undefined;
  readonly text?: string | undefined;
  readonly isFeatured?: boolean | undefined;
  readonly anyOfTags?: readonly number[] | undefined;
}

type Builder = ExpressionBuilder<Tables, 'blog_articles'>;

const idIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

const inCategory = (builder: Builder, category: string): Expression<SqlBool> =>
  builder(
    'blog_articles.category_id',
    '=',
    builder
      .selectFrom('blog_categories')
      .select('id')
      .where(({ or, eb }) => or([eb('slug', '=', category.toLowerCase()), eb('id', '=', idIn(category))]))
      .orderBy('id')
      .limit(1),
  );

const tagged = (builder: Builder, tag: string): Expression<SqlBool> =>
  builder.exists(
    builder
      .selectFrom('blog_article_tags')
      .innerJoin('blog_tags', 'blog_tags.id', 'blog_article_tags.tag_id')
      .select('blog_tags.id')
      .whereRef('blog_article_tags.article_id', '=', 'blog_articles.id')
      .where(({ or, eb }) =>
        or([eb('blog_tags.slug', '=', toSlug(tag)), eb('blog_tags.id', '=', idIn(tag))]),
      ),
  );

const taggedWithAny = (builder: Builder, ids: readonly number[]): Expression<SqlBool> =>
  builder(
    'blog_articles.id',
    'in',
    builder
      .selectFrom('blog_article_tags')
      .select('article_id')
      .where('tag_id', 'in', [0, ...ids]),
  );

/** In French, or in the reader's language. */
function holding(builder: Builder, text: string, language: Language): Expression<SqlBool> {
  const french = wordQuery(text, defaultLanguage);
  const own = wordQuery(text, language);
  if (!french || !own) return sql<SqlBool>`false`;
  const inFrench = sql<SqlBool>`blog_articles.search @@ ${french}`;
  if (language === defaultLanguage) return inFrench;
  const translated = sql<SqlBool>`blog_articles.id in (
    select article_id from blog_article_translations where language = ${language} and search @@ ${own})`;
  return builder.or([inFrench, translated]);
}

/** The published articles that match a filter; an absent or empty part of it is no condition. */
export function publicArticles(filter: ArticleFilter, now: Date, language: Language = defaultLanguage) {
  return (builder: Builder): Expression<SqlBool> => {
    const { category, tag, withoutTag, text, isFeatured, anyOfTags } = filter;
    const tests: Expression<SqlBool>[] = [builder('blog_articles.published_at', '<=', now)];
    if (category) tests.push(inCategory(builder, category));
    if (tag) tests.push(tagged(builder, tag));
    if (withoutTag) tests.push(builder.not(tagged(builder, withoutTag)));
    if (text) tests.push(holding(builder, text, language));
    if (isFeatured) tests.push(builder('blog_articles.is_featured', '=', true));
    if (anyOfTags) tests.push(taggedWithAny(builder, anyOfTags));
    return builder.and(tests);
  };
}
