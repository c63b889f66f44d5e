import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.acts'),
  noindex: true,
});

export { Acts as Page } from '../features/acts/components/acts.tsx';
