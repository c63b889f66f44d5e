import type { Reservation } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { Slot, useLanguage, useQueryClient, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useTranslation } from 'react-i18next';
import { reservationsKey } from '../api/reservations-query.ts';
import * as styles from './pay-dialog.module.css';

interface PayDialogProps {
  readonly reservation: Reservation;
  readonly onClose: () => void;
  /** Called instead of `onClose` once the provider has the payment. */
  readonly onDone: () => void;
}

const nothing = (): void => undefined;

/** Pays a pending reservation through the settlement of the payments remote. */
export function PayDialog({ reservation, onClose, onDone }: PayDialogProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { toasts, config } = useShell();
  const queries = useQueryClient();
  const { pickupAt, pickupAddress, destinationAddress } = reservation;
  const settled = ({ isPaid }: { isPaid: boolean }): void => {
    toasts.show('success', t(isPaid ? 'payment.confirmed' : 'payment.processing'));
    onDone();
  };
  const follow = () => void queries.invalidateQueries({ queryKey: reservationsKey });
  return (
    <Dialog onClose={onClose} size="medium" title={t('payment.title')}>
      <p className={styles.ride}>
        <b>{formatterFor(language).dateTime(pickupAt, 'weekday')}</b>
        <br />
        {pickupAddress} – {destinationAddress}
      </p>
      <Slot
        name="payments/settlement@2"
        data={{
          reservation: { id: reservation.id, isUnfinished: false },
          amountCents: reservation.totalPrice.cents,
          currency: config.currency,
          busy: false,
        }}
        on={{ settled, ordered: nothing, progress: nothing, expired: follow }}
      />
    </Dialog>
  );
}
