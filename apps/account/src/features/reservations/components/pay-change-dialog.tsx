import type { Reservation } from '@livree/contracts';
import { Spinner } from '@livree/design-system/feedback';
import { useQuery, useQueryClient, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useTranslation } from 'react-i18next';
import { changesQuery } from '../api/changes-query.ts';
import { reservationsKey } from '../api/reservations-query.ts';
import { useToldChange } from '../use-told-change.ts';
import { ChangePayment } from './change-payment.tsx';

interface PayChangeDialogProps {
  readonly reservation: Reservation;
  readonly onClose: () => void;
  /** Called instead of `onClose` once the provider has the payment. */
  readonly onDone: () => void;
}

/** Pays the difference of a change that an operator accepted. */
export function PayChangeDialog({ reservation, onClose, onDone }: PayChangeDialogProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const queries = useQueryClient();
  const { data } = useQuery(changesQuery(api, reservation.id));
  const tell = useToldChange(onDone);
  const follow = () => void queries.invalidateQueries({ queryKey: reservationsKey });
  const request = data?.request;
  const owed = request ? request.totalPrice.cents - request.previousPrice.cents : 0;
  return (
    <Dialog onClose={onClose} size="medium" title={t('change.payTitle')}>
      {request ? (
        <ChangePayment
          reservation={reservation}
          cents={owed}
          onPaid={(isPaid) => {
            follow();
            tell(isPaid ? 'due' : 'open', owed);
          }}
          onOver={follow}
        />
      ) : (
        <Spinner label={common('state.loading')} />
      )}
    </Dialog>
  );
}
