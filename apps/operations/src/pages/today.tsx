import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.today'),
  noindex: true,
});

export { Today as Page } from '../features/today/components/today.tsx';
