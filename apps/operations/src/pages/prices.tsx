import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.prices'),
  noindex: true,
});

export { Prices as Page } from '../features/prices/components/prices.tsx';
