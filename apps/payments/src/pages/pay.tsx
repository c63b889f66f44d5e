import type { MetaContext, PageMeta } from '@livree/platform';

export const meta = ({ t }: MetaContext<'payments'>): PageMeta => ({ title: t('link.title'), noindex: true });

export { PayPage as Page } from '../features/checkout/link/pay-page.tsx';
