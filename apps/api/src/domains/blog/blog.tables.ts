import type { Generated } from 'kysely';

export interface BlogCategoryTable {
  id: Generated<number>;
  name: string;
  slug: string;
}

export interface BlogArticleTable {
  id: Generated<number>;
  category_id: number | null;
  title: string;
  slug: string;
  excerpt: string;
  /** Cleaned HTML. */
  content: string;
  featured_image: string | null;
  /** What it shows; empty for a decoration. */
  featured_image_alt: Generated<string>;
  author_name: string;
  author_email: string | null;
  /** Null for a draft; in the future when scheduled. */
  published_at: Date | null;
  /** Minutes. */
  reading_time: number;
  is_featured: Generated<boolean>;
  /** The title without accents and case. */
  sort_title: string;
  /** `tsvector` of the title, the excerpt, the tags and the content. */
  search: string;
  updated_at: Date;
}

/** The texts of an article in another language than French. */
export type BlogArticleTranslationTable = Pick<
  BlogArticleTable,
  | 'title'
  | 'excerpt'
  | 'content'
  | 'featured_image_alt'
  | 'author_name'
  | 'reading_time'
  | 'sort_title'
  | 'search'
> & { article_id: number; language: string };

/** Names in the languages other than French. */
export interface BlogCategoryNameTable {
  category_id: number;
  language: string;
  name: string;
}
export interface BlogTagNameTable {
  tag_id: number;
  language: string;
  name: string;
}

export interface BlogTagTable {
  id: Generated<number>;
  name: string;
  slug: string;
}

export interface BlogArticleTagTable {
  article_id: number;
  tag_id: number;
  position: number;
}

/** An article that comes with the product. It has no article id once an operator has taken it over or deleted it. */
export interface BlogSeededArticleTable {
  slug: string;
  digest: string;
  article_id: number | null;
}

/** A stored picture that no article shows. */
export interface UnusedArticlePictureTable {
  path: string;
  since: Date;
}

export interface BlogTables {
  blog_categories: BlogCategoryTable;
  blog_articles: BlogArticleTable;
  blog_tags: BlogTagTable;
  blog_article_tags: BlogArticleTagTable;
  blog_seeded_articles: BlogSeededArticleTable;
  blog_article_translations: BlogArticleTranslationTable;
  blog_category_names: BlogCategoryNameTable;
  blog_tag_names: BlogTagNameTable;
  unused_article_pictures: UnusedArticlePictureTable;
}
