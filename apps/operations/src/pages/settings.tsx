import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.settings'),
  noindex: true,
});

export { Settings as Page } from '../features/settings/components/settings.tsx';
