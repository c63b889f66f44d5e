import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('ride.payment'),
  noindex: true,
});

export { Payment as Page } from '../features/money/components/payment.tsx';
