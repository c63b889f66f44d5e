import type { Reservation } from '@livree/contracts';
import { useQuery, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changesQuery } from '../api/changes-query.ts';
import { useMakeChange } from '../api/use-make-change.ts';
import { useRequestChange } from '../api/use-request-change.ts';
import { compareCents, findChange, toWish } from '../model/change-wish.ts';
import { readFaults } from '../model/with-sentences.ts';
import { useChangeQuote } from '../use-change-quote.ts';
import { useKnownPlaces } from '../use-known-places.ts';
import { useToldChange } from '../use-told-change.ts';
import { ChangeAnswers } from './change-answers.tsx';
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
export function ChangeDialog({ reservation, onClose, onDone }: ChangeDialogProps) {
  const { t } = useTranslation('account');
  const { toasts } = useShell();
  const [wish, setWish] = useState(() => toWish(reservation));
  const [owed, setOwed] = useState<number>();
  const change = findChange(reservation, wish);
  const [isTyping, setTyping] = useState(false);
  const { quote, error, isAsking, renew } = useChangeQuote(reservation.id, change, isTyping);
  const faults = readFaults(error);
  const places = useKnownPlaces(reservation, quote);
  const making = useMakeChange(reservation.id);
  const asking = useRequestChange(reservation.id);
  const isRequest = useIsRequest(reservation.id);
  const tell = useToldChange(onDone);

  function make(): void {
    if (change === null || quote === undefined) return;
    if (isRequest) {
      const sent = { onSuccess: () => announceSent(), onError: renew };
      asking.mutate({ ...change, quote: quote.quote }, sent);
      return;
    }
    const { kind, cents } = compareCents(quote.previousPrice.cents, quote.totalPrice.cents);
    making.mutate(
      { ...change, quote: quote.quote },
      {
        onSuccess: ({ data }) => (data.status === 'succeeded' ? tell(kind, cents) : setOwed(cents)),
        onError: renew,
      },
    );
  }

  function announceSent(): void {
    toasts.show('success', t('request.sent'));
    onDone();
  }

  if (owed !== undefined)
    return (
      <Dialog onClose={onClose} size="medium" title={t('change.payTitle')}>
        <ChangePayment
          reservation={reservation}
          cents={owed}
          onPaid={(isPaid) => tell(isPaid ? 'due' : 'open', owed)}
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
          {...{ reservation, wish, quote, isAsking, isRequest }}
          isMaking={making.isPending || asking.isPending}
          onKeep={onClose}
          onMake={make}
        />
      }
    >
      <ChangeForm {...{ reservation, wish, faults, places }} onChange={setWish} onTypingChange={setTyping} />
      <ChangeNotice {...{ error, isAsking }} refusal={making.error ?? asking.error} onRetry={renew} />
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
