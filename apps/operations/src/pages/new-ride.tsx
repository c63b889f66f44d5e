import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('newRide.title'),
  noindex: true,
});

export { NewRide as Page } from '../features/new-ride/components/new-ride.tsx';
