import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.audience'),
  noindex: true,
});

export { Audience as Page } from '../features/audience/components/audience.tsx';
