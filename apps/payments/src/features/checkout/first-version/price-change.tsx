import { Button } from '@livree/design-system/actions';
import { Banner, Spinner } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { NoticePlace } from '../components/settlement-notice.tsx';
import { failureIn } from '../model/settlement.ts';
import type { RideControls } from './use-ride-order.ts';

/** A new price that the customer has to accept. */
export function PriceChange({ controls }: { readonly controls: RideControls }) {
  const { t } = useTranslation('payments');
  const amount = formatterFor(useLanguage()).money(controls.price.amountCents);
  const accept = (
    <Button slim variant="secondary" onClick={controls.acceptPrice}>
      {t('settlement.acceptPrice', { amount })}
    </Button>
  );
  return (
    <NoticePlace>
      <Banner tone="warn" title={t('settlement.repriced', { amount })} actions={accept}>
        {failureIn(controls.settlement)?.message}
      </Banner>
    </NoticePlace>
  );
}

/** The state of a price that was refused; null if none was. */
export function priceNotice(controls: RideControls, isUpdating: boolean) {
  if (controls.renewal !== 'none') return <PriceChange controls={controls} />;
  return isUpdating && controls.settlement.phase.name === 'refused-price' ? <Repricing /> : null;
}

function Repricing() {
  const { t: common } = useTranslation('common');
  return <Spinner label={common('state.processing')} />;
}
