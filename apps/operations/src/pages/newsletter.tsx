import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.newsletter'),
  noindex: true,
});

export { Newsletter as Page } from '../features/newsletter/components/newsletter.tsx';
