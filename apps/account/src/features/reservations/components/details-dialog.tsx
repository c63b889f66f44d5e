import { ApiError, errorText } from '@livree/api-client';
import { Button } from '@livree/design-system/actions';
import { ErrorState, Spinner } from '@livree/design-system/feedback';
import { useQuery, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useTranslation } from 'react-i18next';
import { reservationQuery } from '../api/reservation-query.ts';
import { isPayable } from '../model/status.ts';
import type { Task } from './reservation-task.tsx';
import { RideDetails } from './ride-details.tsx';

interface DetailsDialogProps {
  readonly id: number;
  readonly onClose: () => void;
  readonly onTask: (task: Task) => void;
}

/** Everything about one reservation, over the list. */
export function DetailsDialog({ id, onClose, onTask }: DetailsDialogProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api, clock } = useShell();
  const details = useQuery(reservationQuery(api, id));
  const reservation = details.data?.reservation;
  const isMissing = details.error instanceof ApiError && details.error.status === 404;

  const footer = reservation && isPayable(reservation, clock.now()) && (
    <Button onClick={() => onTask({ kind: 'pay', reservation })}>{t('reservations.pay')}</Button>
  );
  const retry = isMissing
    ? {}
    : { retryLabel: common('actions.retry'), onRetry: () => void details.refetch() };
  return (
    <Dialog
      onClose={onClose}
      size="medium"
      title={reservation ? t('ride.title', { reference: reservation.reference }) : t('reservations.details')}
      footer={footer || undefined}
    >
      {details.isPending && <Spinner label={common('state.loading')} />}
      {details.isError && (
        <ErrorState title={isMissing ? t('ride.notFound') : common('errors.loading')} {...retry}>
          {isMissing ? t('ride.notYours') : errorText(details.error, common, t('ride.failed'))}
        </ErrorState>
      )}
      {details.data && (
        <RideDetails
          {...details.data}
          onChange={() => onTask({ kind: 'change', reservation: details.data.reservation })}
          onPayChange={() => onTask({ kind: 'payChange', reservation: details.data.reservation })}
          onCancel={() => onTask({ kind: 'cancel', reservation: details.data.reservation })}
        />
      )}
    </Dialog>
  );
}
