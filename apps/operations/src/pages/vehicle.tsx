import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('ride.vehicle'),
  noindex: true,
});

export { Vehicle as Page } from '../features/fleet/components/vehicle.tsx';
