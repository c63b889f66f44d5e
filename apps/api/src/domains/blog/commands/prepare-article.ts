import { type ArticleRequest, defaultLanguage } from '@livree/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { fieldError } from '../../../platform/http/index.ts';
import { articleColumns } from '../article-columns.ts';
import { categoryById } from '../blog.repository.ts';
import { cleanHtml } from '../model/clean-html.ts';
import { settledTags } from '../model/service-articles.ts';
import { toExcerpt, toPlainText } from '../model/words.ts';

async function requireCategory(db: Connection, id: number | null) {
  if (id === null) return null;
  const category = await categoryById(db, id);
  if (!category) throw fieldError('category_id', 'validation.category');
  return category;
}

const translated = ['en', 'es', 'de'] as const;

type Text = Pick<ArticleRequest, 'title' | 'excerpt' | 'content'>;

async function prepareText(said: Text, field: string) {
  const content = await cleanHtml(said.content);
  const text = toPlainText(content);
  if (text === '') throw fieldError(field, 'validation.content_empty');
  return { title: said.title, excerpt: said.excerpt || toExcerpt(text), content };
}

/** What the picture shows, if there is one. */
const pictureText = (picture: string | null | undefined, said: Pick<ArticleRequest, 'featuredImageAlt'>) =>
  (picture && said.featuredImageAlt) || '';

function prepareTranslations({ translations, featuredImage }: ArticleRequest, tags: readonly string[]) {
  const given = translated.flatMap((language) => {
    const said = translations?.[language];
    return said ? [{ language, said }] : [];
  });
  return Promise.all(
    given.map(async ({ language, said }) => {
      const text = await prepareText(said, `translations.${language}.content`);
      return {
        language,
        ...articleColumns({ ...text, tags, language }),
        featured_image_alt: pictureText(featuredImage, said),
      };
    }),
  );
}

/** Prepares an article for storage: cleans its texts and completes its tags. @throws AppError 422 */
export async function prepareArticle(db: Connection, body: ArticleRequest) {
  const category = await requireCategory(db, body.categoryId ?? null);
  const tags = settledTags(body.tags ?? [], category?.slug ?? null);
  const said = await prepareText(body, 'content');
  return {
    tags,
    translations: await prepareTranslations(body, tags),
    columns: {
      ...articleColumns({ ...said, tags, language: defaultLanguage }),
      category_id: category?.id ?? null,
      featured_image: body.featuredImage ?? null,
      featured_image_alt: pictureText(body.featuredImage, body),
      is_featured: body.isFeatured ?? false,
    },
  };
}
