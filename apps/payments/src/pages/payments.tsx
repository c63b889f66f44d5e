import type { MetaContext, PageMeta } from '@livree/platform';
import { SavedCards } from '../features/saved-cards/components/saved-cards.tsx';
import { Transactions } from '../features/transactions/components/transactions.tsx';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('title'),
  description: t('description'),
  noindex: true,
});

/** The customer's payments and, over their list, which goes on for pages, the cards that the provider keeps for them. */
export const Page = () => (
  <Transactions>
    <SavedCards />
  </Transactions>
);
