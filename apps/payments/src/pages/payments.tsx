import type { MetaContext, PageMeta } from '@livree/platform';
import { SavedCards } from '../features/saved-cards/components/saved-cards.tsx';
import { Transactions } from '../features/transactions/components/transactions.tsx';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('title'),
  description: t('description'),
  noindex: true,
});

/** The customer's saved cards and, below, the list of payments with its pages. */
export const Page = () => (
  <Transactions>
    <SavedCards />
  </Transactions>
);
