import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.customers'),
  noindex: true,
});

export { Customers as Page } from '../features/customers/components/customers.tsx';
