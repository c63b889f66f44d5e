import { Button } from '@livree/design-system/base';
import { Dialog } from '@livree/design-system/overlay';
import { paths, useMessages, useShell } from '@livree/platform';
import { useEffect, useEffectEvent } from 'react';

const glance = 3000;

/** It is booked: says so for three seconds, then shows the customer's reservations. */
export function SuccessOverlay({ isPaid, onDone }: { isPaid: boolean; onDone: () => void }) {
  const { t } = useMessages('booking');
  const { t: common } = useMessages('common');
  const { navigation, toasts } = useShell();
  const begin = useEffectEvent(() => {
    onDone();
    toasts.show('success', t('success.created'));
    if (isPaid) toasts.show('success', t('success.paid'));
  });
  const leave = (): void => navigation.go(paths.reservations());
  const leaveInTime = useEffectEvent(leave);
  useEffect(() => {
    begin();
    const timer = setTimeout(() => leaveInTime(), glance);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      open
      alert
      onClose={leave}
      title={t(isPaid ? 'success.title' : 'success.received')}
      closeLabel={common('actions.close')}
      footer={
        <Button wide onClick={leave}>
          {t('success.list')}
        </Button>
      }
    >
      <p>{isPaid ? t('success.email') : t('success.processing')}</p>
      <p>{t('success.call')}</p>
    </Dialog>
  );
}
