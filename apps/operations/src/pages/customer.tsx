import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('ride.customer'),
  noindex: true,
});

export { Customer as Page } from '../features/customers/components/customer.tsx';
