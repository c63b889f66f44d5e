import type { ColumnType, Generated } from 'kysely';

export type BlogCategoryTable = { id: Generated<number>; name: string; slug: string };

export type BlogArticleTable = {
  id: Generated<number>;
  category_id: number | null;
  title: string;
  slug: string;
  excerpt: string;
  /** Sanitised HTML. */
  content: string;
  featured_image: string | null;
  author_name: string;
  /** `[{ id, name }]`, written as JSON text. */
  tags: ColumnType<unknown, string, string>;
  published_at: Date;
};

export type BlogTables = { blog_categories: BlogCategoryTable; blog_articles: BlogArticleTable };
