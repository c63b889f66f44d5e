import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.messages'),
  noindex: true,
});

export { Messages as Page } from '../features/messages/components/messages.tsx';
