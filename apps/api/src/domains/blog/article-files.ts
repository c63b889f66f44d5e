import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { defaultLanguage, fillText, type Language, languages, type TextParams } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { pictureNamed } from '@livree/imagery';

const folder = join(import.meta.dirname, 'data/articles');

const words = {
  title: z.string().check(z.minLength(1)),
  excerpt: z.string().check(z.minLength(1), z.maxLength(400)),
};

const frontMatter = z.strictObject({
  ...words,
  category: z.enum(['news', 'services', 'tips', 'events', 'luxury']),
  tags: z.string(),
  /** The day of publication, at eight in the morning in UTC. */
  published: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  featured: z.optional(z.literal('yes')),
  /** The name of a picture of `@livree/imagery`. */
  picture: z.string(),
});

const translatedMatter = z.strictObject(words);

type TranslationLanguage = Exclude<Language, 'fr'>;

export interface ArticleFile {
  readonly slug: string;
  /** The hash of the article with its translations. */
  readonly digest: string;
  readonly source: string;
  readonly translations: readonly { readonly language: TranslationLanguage; readonly source: string }[];
}

const isTranslation = (language: Language): language is TranslationLanguage => language !== defaultLanguage;
const translationLanguages = languages.filter(isTranslation);

async function namesIn(path: string): Promise<string[]> {
  return (await readdir(path)).filter((name) => name.endsWith('.html')).toSorted();
}

/**
 * The articles of the product: one file each, named after its slug, with translations in folders by language. @param
 * values fill the placeholders, so that articles say what the site does
 */
export async function articleFiles(values: TextParams): Promise<ArticleFile[]> {
  const read = async (path: string): Promise<string> => fillText(await readFile(path, 'utf8'), values);
  const translated = await Promise.all(
    translationLanguages.map(async (language) => ({
      language,
      names: new Set(await namesIn(join(folder, language))),
    })),
  );
  return Promise.all(
    (await namesIn(folder)).map(async (name) => {
      const source = await read(join(folder, name));
      const translations = await Promise.all(
        translated
          .filter(({ names }) => names.has(name))
          .map(async ({ language }) => ({
            language,
            source: await read(join(folder, language, name)),
          })),
      );
      const digest = createHash('sha256')
        .update(JSON.stringify([source, translations]))
        .digest('hex');
      return { slug: basename(name, '.html'), digest, source, translations };
    }),
  );
}

/** `name: value` lines between two lines of dashes, then cleaned HTML. */
function splitFrontMatter(source: string): { fields: Record<string, string>; content: string } {
  const [, head, content] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || content === undefined) throw new Error('an article has no front matter');
  const fields = head.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { fields: Object.fromEntries(fields), content: content.trim() };
}

/** @throws if the file has another format, or names an unknown picture */
export function parseArticle({ slug, source }: Pick<ArticleFile, 'slug' | 'source'>) {
  const { fields, content } = splitFrontMatter(source);
  const { tags, published, featured, picture, ...rest } = z.parse(frontMatter, fields);
  const image = pictureNamed(picture)?.src;
  if (image === undefined) throw new Error(`${slug}.html uses the picture ${picture}, which does not exist`);
  return {
    ...rest,
    slug,
    content,
    image,
    tags: tags.split(',').map((tag) => tag.trim()),
    publishedAt: new Date(`${published}T08:00:00Z`),
    isFeatured: featured !== undefined,
  };
}

/** The translation of an article. @throws if the file has another format */
export function parseTranslation(source: string) {
  const { fields, content } = splitFrontMatter(source);
  return { ...z.parse(translatedMatter, fields), content };
}
