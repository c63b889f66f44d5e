import type { MetaContext, PageMeta } from '@livree/platform';
import { Transactions } from '../features/transactions/components/transactions.tsx';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('title'),
  description: t('description'),
  noindex: true,
});

export const Page = Transactions;
