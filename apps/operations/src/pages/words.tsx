import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.words'),
  noindex: true,
});

export { Words as Page } from '../features/words/components/words.tsx';
