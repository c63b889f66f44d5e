import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.articles'),
  noindex: true,
});

export { Articles as Page } from '../features/articles/components/articles.tsx';
