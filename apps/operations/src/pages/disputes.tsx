import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('dispute.title'),
  noindex: true,
});

export { Disputes as Page } from '../features/money/components/disputes.tsx';
