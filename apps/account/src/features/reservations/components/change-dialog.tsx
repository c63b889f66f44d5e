import type { Reservation } from '@livree/contracts';
import { Banner } from '@livree/design-system/feedback';
import { Form } from '@livree/forms';
import { useQuery, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changesQuery } from '../api/changes-query.ts';
import { useChangeForm } from '../use-change-form.ts';
import { useCurrentRide } from '../use-current-ride.ts';
import { useKnownPlaces } from '../use-known-places.ts';
import { useToldChange } from '../use-told-change.ts';
import { ChangeAnswers } from './change-answers.tsx';
import * as styles from './change-dialog.module.css';
import { ChangeForm } from './change-form.tsx';
import { ChangeNotice } from './change-notice.tsx';
import { ChangePayment } from './change-payment.tsx';
import { ChangeSummary } from './change-summary.tsx';

interface ChangeDialogProps {
  readonly reservation: Reservation;
  readonly onClose: () => void;
  /** Called instead of `onClose` once the ride is changed. */
  readonly onDone: () => void;
}

/**
 * Changes a paid ride: the old and the new price and their difference come first; a difference to pay is then paid. After
 * the deadline, it asks an operator for the change.
 */
export function ChangeDialog({ reservation: opened, onClose, onDone }: ChangeDialogProps) {
  const { t } = useTranslation('account');
  const { toasts } = useShell();
  const reservation = useCurrentRide(opened, onClose);
  const [owed, setOwed] = useState<number>();
  const isRequest = useIsRequest(reservation.id);
  const { form, wish, setWish, setTyping, faults, quote, isAsking, ...priced } = useChangeForm({
    reservation,
    isRequest,
    onDone,
    onOwed: setOwed,
  });
  const places = useKnownPlaces(reservation, quote);
  const tell = useToldChange(onDone);
  const formId = useId();

  if (owed !== undefined)
    return (
      <Dialog onClose={onClose} size="medium" title={t('change.payTitle')}>
        <ChangePayment
          reservation={reservation}
          cents={owed}
          onPaid={(isPaid) => tell(isPaid ? 'due' : 'open', owed)}
          onOver={() => {
            toasts.show('warning', t('change.differenceOver'));
            setOwed(undefined);
            priced.follow();
          }}
        />
      </Dialog>
    );
  return (
    <Dialog
      onClose={onClose}
      size="medium"
      title={t(isRequest ? 'request.title' : 'change.title')}
      footer={
        <ChangeAnswers
          {...{ reservation, wish, quote, isAsking, isRequest, formId }}
          isMaking={form.isSending}
          onKeep={onClose}
        />
      }
    >
      {priced.isOvertaken && <Banner tone="warn">{t('change.overtaken')}</Banner>}
      <Form form={form} id={formId} className={styles.form}>
        <ChangeForm
          {...{ reservation, wish, faults, places }}
          refusals={form.refusals}
          onChange={setWish}
          onTypingChange={setTyping}
        />
      </Form>
      <ChangeNotice {...{ isAsking }} error={priced.error} refusal={priced.refusal} onRetry={priced.renew} />
      {quote && <ChangeSummary {...{ reservation, quote, wish, isRequest }} />}
    </Dialog>
  );
}

/** Whether a change is only possible with an operator. */
function useIsRequest(id: number): boolean {
  const { api } = useShell();
  const { data } = useQuery(changesQuery(api, id));
  return data?.canRequest === true && !data.canChange;
}
