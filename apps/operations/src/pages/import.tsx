import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.import'),
  noindex: true,
});

export { Import as Page } from '../features/import/components/import.tsx';
