import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.reviews'),
  noindex: true,
});

export { Reviews as Page } from '../features/reviews/components/reviews.tsx';
