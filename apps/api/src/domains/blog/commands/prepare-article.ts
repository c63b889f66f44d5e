import { type ArticleRequest, defaultLanguage } from '@livree/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { fieldError } from '../../../platform/http/index.ts';
import { articleColumns } from '../article-columns.ts';
import { categoryById } from '../blog.repository.ts';
import { cleanHtml } from '../model/clean-html.ts';
import { settledTags } from '../model/service-articles.ts';
import { excerptOf, textOf } from '../model/words.ts';

async function categoryOf(db: Connection, id: number | null) {
  if (id === null) return null;
  const category = await categoryById(db, id);
  if (!category) throw fieldError('category_id', 'validation.category');
  return category;
}

/** An article as it will be stored: its content cleaned, its tags settled. @throws AppError 422 */
export async function prepareArticle(db: Connection, body: ArticleRequest) {
  const category = await categoryOf(db, body.categoryId ?? null);
  const content = await cleanHtml(body.content);
  const text = textOf(content);
  if (text === '') throw fieldError('content', 'validation.content_empty');
  const tags = settledTags(body.tags ?? [], category?.slug ?? null);
  const excerpt = body.excerpt || excerptOf(text);
  return {
    tags,
    columns: {
      ...articleColumns({ title: body.title, excerpt, content, tags, language: defaultLanguage }),
      category_id: category?.id ?? null,
      featured_image: body.featuredImage ?? null,
      is_featured: body.isFeatured ?? false,
    },
  };
}
