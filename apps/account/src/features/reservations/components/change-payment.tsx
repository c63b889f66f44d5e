import type { Reservation } from '@livree/contracts';
import { Slot, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';

interface ChangePaymentProps {
  readonly reservation: Reservation;
  /** The difference. */
  readonly cents: number;
  readonly onPaid: (isPaid: boolean) => void;
  /** Called when the difference can no longer be paid. */
  readonly onOver: () => void;
}

const nothing = (): void => undefined;

/** Pays the difference of a change through the settlement of the payments remote. */
export function ChangePayment({ reservation, cents, onPaid, onOver }: ChangePaymentProps) {
  const { t } = useTranslation('account');
  const { config } = useShell();
  return (
    <>
      <p>{t('change.payText')}</p>
      <Slot
        name="payments/settlement@2"
        data={{
          reservation: { id: reservation.id, isUnfinished: false },
          amountCents: cents,
          currency: config.currency,
          busy: false,
        }}
        on={{
          settled: ({ isPaid }) => onPaid(isPaid),
          ordered: nothing,
          progress: nothing,
          expired: onOver,
        }}
      />
    </>
  );
}
