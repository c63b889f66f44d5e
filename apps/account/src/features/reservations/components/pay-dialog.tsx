import type { Reservation } from '@livree/contracts';
import { Slot, useMessages, useShell } from '@livree/platform';
import { Dialog } from '@livree/rides/dialog';

interface PayDialogProps {
  readonly reservation: Reservation;
  readonly onClose: () => void;
}

const nothing = (): void => undefined;

/** Pays a pending reservation through the settlement of the payments remote. */
export function PayDialog({ reservation, onClose }: PayDialogProps) {
  const { t } = useMessages('account');
  const { toasts, config } = useShell();
  const settled = ({ isPaid }: { isPaid: boolean }): void => {
    toasts.show('success', t(isPaid ? 'payment.confirmed' : 'payment.processing'));
    onClose();
  };
  return (
    <Dialog onClose={onClose} size="medium" title={t('payment.title')}>
      <Slot
        name="payments/settlement@1"
        data={{
          order: { kind: 'reservation', id: reservation.id },
          amountCents: reservation.totalPrice.cents,
          currency: config.currency,
          busy: false,
        }}
        on={{ settled, attempt: nothing, priceRefused: nothing }}
      />
    </Dialog>
  );
}
