import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('fleet.add'),
  noindex: true,
});

export { NewVehicle as Page } from '../features/fleet/components/new-vehicle.tsx';
