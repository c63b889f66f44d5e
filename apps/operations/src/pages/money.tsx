import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.money'),
  noindex: true,
});

export { Money as Page } from '../features/money/components/money.tsx';
