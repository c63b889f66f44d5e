import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.rides'),
  noindex: true,
});

export { Rides as Page } from '../features/rides/components/rides.tsx';
