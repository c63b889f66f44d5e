import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('difference.title'),
  noindex: true,
});

export { Differences as Page } from '../features/money/components/differences.tsx';
