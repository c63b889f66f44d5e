import { Button } from '@livree/design-system/actions';
import { Status } from '@livree/design-system/display';
import { paths, useQuery, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { guestQuery } from '../api/guest-query.ts';
import type { OrderedRide } from '../model/ordered-ride.ts';
import { BookedRide } from './booked-ride.tsx';
import { KeepAccount } from './keep-account.tsx';
import * as styles from './success-overlay.module.css';

const glance = 3000;

interface SuccessOverlayProps {
  isPaid: boolean;
  ride: OrderedRide;
  reservationId: number | null;
  onDone: () => void;
}

/**
 * The booking succeeded: a card worth saving. After three seconds, the customer's reservations follow, unless the
 * visitor stays, or is a guest, who may keep the account.
 */
export function SuccessOverlay({ isPaid, ride, reservationId, onDone }: SuccessOverlayProps) {
  const { t } = useTranslation('booking');
  const { api, navigation } = useShell();
  const { data: isGuest, isPending: isAsking } = useQuery(guestQuery(api));
  // Finishing deletes the attempt and its number.
  const [id] = useState(reservationId);
  const [wantsToStay, setStaying] = useState(false);
  const isStaying = wantsToStay || isGuest === true;
  const stay = (): void => setStaying(true);
  const leave = (): void => navigation.go(paths.reservations());
  const leaveInTime = useEffectEvent(leave);
  const begin = useEffectEvent(onDone);
  useEffect(() => begin(), []);
  useEffect(() => {
    if (isStaying || isAsking) return undefined;
    const timer = setTimeout(() => leaveInTime(), glance);
    return () => clearTimeout(timer);
  }, [isStaying, isAsking]);
  return (
    <Dialog
      alert
      onClose={leave}
      title={t(isPaid ? 'success.title' : 'success.received')}
      footer={
        <>
          {isStaying ? null : (
            <Button variant="secondary" onClick={stay}>
              {t('success.stay')}
            </Button>
          )}
          <Button onClick={leave}>{t('success.list')}</Button>
        </>
      }
    >
      <span aria-hidden className={styles.line} />
      <p className={styles.marks}>
        <Status tone="ok">{t('success.created')}</Status>
        {isPaid ? <Status tone="ok">{t('success.paid')}</Status> : null}
      </p>
      <BookedRide ride={ride} reservationId={id} onKeep={stay} />
      <p>
        {isPaid ? t('success.email') : t('success.processing')} {t('success.call')}
      </p>
      {isGuest ? <KeepAccount /> : null}
    </Dialog>
  );
}
