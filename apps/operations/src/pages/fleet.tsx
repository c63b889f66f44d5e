import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.fleet'),
  noindex: true,
});

export { Fleet as Page } from '../features/fleet/components/fleet.tsx';
