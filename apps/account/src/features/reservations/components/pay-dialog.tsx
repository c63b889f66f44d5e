import { useState } from 'react';
import type { Challenge, Reservation } from '@livree/contracts';
import { Banner } from '@livree/design-system/base';
import { Dialog } from '@livree/design-system/overlay';
import { Slot, useMessages, useShell, type SlotProps } from '@livree/platform';
import { useConfirmPayment } from '../api/use-confirm-payment.ts';
import { errorText } from '../model/error-text.ts';

type Action = SlotProps<'payments/checkout@1'>['action'];

const actionOf = ({ kind, url }: Challenge): Action => ({
  kind: kind === 'wallet_approval' ? 'approval' : 'challenge',
  url,
});

/** A new wallet payment needs a means of payment to be started, whatever its name. */
const newWalletPayment = 'wallet';

interface PayDialogProps {
  readonly reservation: Reservation;
  readonly onClose: () => void;
}

/** Pays a pending reservation through the checkout of the payments remote. */
export function PayDialog({ reservation, onClose }: PayDialogProps) {
  const { t } = useMessages('account');
  const { t: common } = useMessages('common');
  const { toasts } = useShell();
  const payment = useConfirmPayment(reservation);
  const [action, setAction] = useState<Action>(null);
  const [fault, setFault] = useState<string>();

  const pay = (paymentMethodId: string | null): void => {
    setFault(undefined);
    payment.mutate(paymentMethodId, {
      onSuccess: ({ status, challenge }) => {
        if (challenge !== null) return setAction(actionOf(challenge));
        if (status === 'requires_payment_method') return setFault(t('payment.failed'));
        toasts.show('success', t(status === 'succeeded' ? 'payment.confirmed' : 'payment.processing'));
        return onClose();
      },
      onError: (error) => setFault(errorText(error, common, t('payment.failed'))),
    });
  };
  const submit = (method: 'card' | 'wallet', paymentMethodId: string | null): void => {
    const kept = reservation.paymentProvider;
    if (kept !== null && kept !== method) {
      setFault(t('payment.sameMethod', { method: common(`paymentMethod.${kept}`) }));
      return;
    }
    pay(paymentMethodId ?? newWalletPayment);
  };
  const finishAction = (outcome: 'completed' | 'cancelled'): void => {
    setAction(null);
    if (outcome === 'completed') pay(null);
    else setFault(t('payment.cancelled'));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={t('payment.title')}
      closeLabel={common('actions.close')}
    >
      {fault !== undefined && <Banner tone="error">{fault}</Banner>}
      <Slot
        name="payments/checkout@1"
        data={{
          amountCents: reservation.totalPrice.cents,
          currency: 'EUR',
          description: reservation.reference,
          busy: payment.isPending,
          action,
        }}
        on={{
          submit: ({ method, paymentMethodId }) => submit(method, paymentMethodId),
          actionDone: ({ outcome }) => finishAction(outcome),
        }}
      />
    </Dialog>
  );
}
