import type { ArticleRequest, ManagedArticle } from '@livree/contracts';

/** The fields of an article in each language, in the order of the form. */
export const articleTexts = [
  { language: 'fr', title: 'titleFr', excerpt: 'excerptFr', content: 'contentFr', imageAlt: 'imageAltFr' },
  { language: 'en', title: 'titleEn', excerpt: 'excerptEn', content: 'contentEn', imageAlt: 'imageAltEn' },
  { language: 'es', title: 'titleEs', excerpt: 'excerptEs', content: 'contentEs', imageAlt: 'imageAltEs' },
  { language: 'de', title: 'titleDe', excerpt: 'excerptDe', content: 'contentDe', imageAlt: 'imageAltDe' },
] as const;
export type ArticleTexts = (typeof articleTexts)[number];

/** An article as the texts of its form. */
export interface ArticleValues {
  readonly titleFr: string;
  readonly excerptFr: string;
  /** HTML, as of every content. */
  readonly contentFr: string;
  readonly imageAltFr: string;
  readonly titleEn: string;
  readonly excerptEn: string;
  readonly contentEn: string;
  readonly imageAltEn: string;
  readonly titleEs: string;
  readonly excerptEs: string;
  readonly contentEs: string;
  readonly imageAltEs: string;
  readonly titleDe: string;
  readonly excerptDe: string;
  readonly contentDe: string;
  readonly imageAltDe: string;
  readonly categoryId: string;
  /** Between commas. */
  readonly tags: string;
  readonly slug: string;
  readonly featuredImage: string;
  /** `yes` for an article that is put forward. */
  readonly isFeatured: string;
}

export const unwritten: ArticleValues = {
  titleFr: '',
  excerptFr: '',
  contentFr: '',
  imageAltFr: '',
  titleEn: '',
  excerptEn: '',
  contentEn: '',
  imageAltEn: '',
  titleEs: '',
  excerptEs: '',
  contentEs: '',
  imageAltEs: '',
  titleDe: '',
  excerptDe: '',
  contentDe: '',
  imageAltDe: '',
  categoryId: '',
  tags: '',
  slug: '',
  featuredImage: '',
  isFeatured: '',
};

export function toValues(article: ManagedArticle): ArticleValues {
  const { translations: { en, es, de } = {} } = article;
  return {
    titleFr: article.title,
    excerptFr: article.excerpt,
    contentFr: article.content,
    imageAltFr: article.featuredImageAlt ?? '',
    titleEn: en?.title ?? '',
    excerptEn: en?.excerpt ?? '',
    contentEn: en?.content ?? '',
    imageAltEn: en?.featuredImageAlt ?? '',
    titleEs: es?.title ?? '',
    excerptEs: es?.excerpt ?? '',
    contentEs: es?.content ?? '',
    imageAltEs: es?.featuredImageAlt ?? '',
    titleDe: de?.title ?? '',
    excerptDe: de?.excerpt ?? '',
    contentDe: de?.content ?? '',
    imageAltDe: de?.featuredImageAlt ?? '',
    categoryId: article.categoryId === null ? '' : String(article.categoryId),
    tags: article.tags.map(({ name }) => name).join(', '),
    slug: article.slug,
    featuredImage: article.featuredImage ?? '',
    isFeatured: article.isFeatured ? 'yes' : '',
  };
}

const toText = (values: ArticleValues, { title, excerpt, content, imageAlt }: ArticleTexts) => ({
  title: values[title],
  excerpt: values[excerpt].trim() || null,
  content: values[content],
  featuredImageAlt: values[imageAlt].trim() || null,
});

/** A language in which nothing is written has no translation. */
const isWritten = (values: ArticleValues, { title, excerpt, content }: ArticleTexts): boolean =>
  [title, excerpt, content].some((name) => values[name].trim() !== '');

/** What is sent of the form; what the contract refuses stays as it was typed. */
export function toRequest(values: ArticleValues): ArticleRequest {
  const [french, ...others] = articleTexts;
  const translations = others
    .filter((texts) => isWritten(values, texts))
    .map((texts) => [texts.language, toText(values, texts)] as const);
  return {
    ...toText(values, french),
    slug: values.slug.trim() || null,
    categoryId: values.categoryId === '' ? null : Number(values.categoryId),
    tags: values.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    featuredImage: values.featuredImage.trim() || null,
    isFeatured: values.isFeatured === 'yes',
    translations: Object.fromEntries(translations),
  };
}

/** The fields of a language by their names in the request. */
const requested: Readonly<Record<string, 'title' | 'excerpt' | 'content' | 'imageAlt'>> = {
  title: 'title',
  excerpt: 'excerpt',
  content: 'content',
  featuredImageAlt: 'imageAlt',
};

/** The field in which a fault of the request shows: `translations.de.title` is `titleDe`, `tags.2` is `tags`. */
export function fieldOf(path: string): string {
  const [first = '', language = '', name = ''] = path.split('.');
  const isTranslated = first === 'translations';
  const own = articleTexts.find((texts) => texts.language === (isTranslated ? language : 'fr'));
  const text = requested[isTranslated ? name : first];
  return own && text ? own[text] : first;
}
