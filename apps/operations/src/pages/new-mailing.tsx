import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('newsletter.begin'),
  noindex: true,
});

export { NewMailing as Page } from '../features/newsletter/components/new-mailing.tsx';
