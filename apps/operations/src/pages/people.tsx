import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.people'),
  noindex: true,
});

export { People as Page } from '../features/people/components/people.tsx';
