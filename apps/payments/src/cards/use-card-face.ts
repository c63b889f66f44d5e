import type { SavedCard } from '@livree/contracts';
import { useTranslation } from 'react-i18next';

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  cartes_bancaires: 'CB',
};

/** The label of a saved card. */
export function useCardFace(): (card: SavedCard) => { readonly name: string; readonly expiry: string } {
  const { t } = useTranslation('payments');
  return ({ brand, lastFour, expiryMonth, expiryYear }) => ({
    name: t('cards.face', { brand: brands[brand] ?? brand, lastFour }),
    expiry: t('cards.expiry', {
      month: String(expiryMonth).padStart(2, '0'),
      year: String(expiryYear % 100).padStart(2, '0'),
    }),
  });
}
