import type { Reservation } from '@livree/contracts';
import { Banner } from '@livree/design-system/base';
import { Dialog } from '@livree/design-system/overlay';
import { Slot, useMessages } from '@livree/platform';
import { usePendingPayment } from './use-pending-payment.ts';

interface PayDialogProps {
  readonly reservation: Reservation;
  readonly onClose: () => void;
}

/** The pressed button stands below. */
const bringIntoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' });

/** Pays a pending reservation through the checkout of the payments remote. */
export function PayDialog({ reservation, onClose }: PayDialogProps) {
  const { t } = useMessages('account');
  const { t: common } = useMessages('common');
  const { action, fault, isBusy, on } = usePendingPayment(reservation, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={t('payment.title')}
      closeLabel={common('actions.close')}
    >
      {fault !== undefined && (
        <div ref={bringIntoView}>
          <Banner tone="error">{fault}</Banner>
        </div>
      )}
      <Slot
        name="payments/checkout@1"
        data={{
          amountCents: reservation.totalPrice.cents,
          currency: 'EUR',
          description: reservation.reference,
          busy: isBusy,
          action,
        }}
        on={on}
      />
    </Dialog>
  );
}
