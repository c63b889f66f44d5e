import { Container } from '@livree/design-system/base';
import type { MetaContext, PageMeta } from '@livree/platform';
import { SavedCards } from '../features/saved-cards/components/saved-cards.tsx';
import { Transactions } from '../features/transactions/components/transactions.tsx';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('title'),
  description: t('description'),
  noindex: true,
});

/** The customer's payments, and the cards that the provider keeps for them. */
export const Page = () => (
  <>
    <Transactions />
    <Container>
      <SavedCards />
    </Container>
  </>
);
