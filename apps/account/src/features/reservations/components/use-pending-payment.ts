import { useState } from 'react';
import { errorText } from '@livree/api-client';
import type { Challenge, Reservation } from '@livree/contracts';
import { useMessages, useShell, type SlotEvents, type SlotProps } from '@livree/platform';
import { useConfirmPayment } from '../api/use-confirm-payment.ts';

type Checkout = 'payments/checkout@1';
type Action = SlotProps<Checkout>['action'];

const actionOf = ({ kind, url }: Challenge): Action => ({
  kind: kind === 'wallet_approval' ? 'approval' : 'challenge',
  url,
});

/** A new wallet payment needs a means of payment to be started, whatever its name. */
const newWalletPayment = 'wallet';

interface PendingPayment {
  readonly action: Action;
  /** What went wrong with the last try. */
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly on: SlotEvents<Checkout>;
}

/** The payment of a reservation in the words of the checkout slot; `onPaid` once the server says so. */
export function usePendingPayment(reservation: Reservation, onPaid: () => void): PendingPayment {
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
        return onPaid();
      },
      onError: (error) => setFault(errorText(error, common, t('payment.failed'))),
    });
  };
  const on: PendingPayment['on'] = {
    submit: ({ method, paymentMethodId }) => {
      const kept = reservation.paymentProvider;
      if (kept === null || kept === method) return pay(paymentMethodId ?? newWalletPayment);
      return setFault(t('payment.sameMethod', { method: common(`paymentMethod.${kept}`) }));
    },
    actionDone: ({ outcome }) => {
      setAction(null);
      if (outcome === 'completed') pay(null);
      else setFault(t('payment.cancelled'));
    },
  };
  return { action, fault, isBusy: payment.isPending, on };
}
