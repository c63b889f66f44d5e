import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.articles'),
  noindex: true,
});

export { ArticlePage as Page } from '../features/articles/components/article.tsx';
