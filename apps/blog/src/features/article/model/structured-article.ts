import type { BlogArticle } from '@livree/contracts';
import { paths, type MetaContext } from '@livree/platform';
import { breadcrumb } from '@livree/platform/breadcrumb';
import type { Article } from 'schema-dts';

/** An article and its place on the site, as schema.org data. */
export function structuredArticle(article: BlogArticle, context: MetaContext<'blog'>): object[] {
  const { t, config, address, language } = context;
  const url = address(paths.article(article.slug));
  const { siteUrl = '', brand } = config;
  const publisher = { '@type': 'Organization', name: brand.name, url: address(paths.home()) } as const;
  const told: Article = {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    inLanguage: article.language ?? language,
    datePublished: article.publishedAt,
    mainEntityOfPage: url,
    author: { '@type': 'Organization', name: article.author.name },
    publisher,
    ...(article.featuredImage ? { image: structuredPicture(article, siteUrl) } : {}),
    ...(article.category === null ? {} : { articleSection: article.category.name }),
    keywords: article.tags.map(({ name }) => name).join(', '),
  };
  const crumbs = [
    { name: t('page.headline'), path: paths.blog() },
    { name: article.title, path: paths.article(article.slug) },
  ];
  return [told, breadcrumb(context, ...crumbs)];
}

/** Its address, with what it shows if somebody said so. */
function structuredPicture({ featuredImage, featuredImageAlt }: BlogArticle, siteUrl: string) {
  const url = `${siteUrl}${featuredImage}`;
  return featuredImageAlt ? ({ '@type': 'ImageObject', url, caption: featuredImageAlt } as const) : url;
}
