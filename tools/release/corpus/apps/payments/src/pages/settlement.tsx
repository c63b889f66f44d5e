import type { SlotComponentProps } from '@livree/platform';
import { useTranslation } from 'react-i18next';

/** Settles an order. */
export function Slot({ data, on }: SlotComponentProps<'payments/settlement@1'>) {
  const { t } = useTranslation('payments');
  return (
    <>
      <button type="button" disabled={data.busy} onClick={() => on.settled({ isPaid: true })}>
        {t('pay')}
      </button>
      <button type="button" onClick={() => on.priceRefused({})}>
        {t('again')}
      </button>
      <button type="button" onClick={() => on.attempt({ attempt: null })}>
        {t('forget')}
      </button>
    </>
  );
}
