import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('articles.begin'),
  noindex: true,
});

export { NewArticle as Page } from '../features/articles/components/new-article.tsx';
