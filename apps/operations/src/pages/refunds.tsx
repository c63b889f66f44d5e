import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'operations'>): PageMeta => ({
  title: t('frame.refunds'),
  noindex: true,
});

export { RefundRequests as Page } from '../features/refunds/components/refund-requests.tsx';
