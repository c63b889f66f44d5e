import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.ride'),
  noindex: true,
});

export { Ride as Page } from '../features/ride/components/ride.tsx';
