import type { ChangeQuote, Reservation } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { compareCents, toWish, type ChangeWish } from '../model/change-wish.ts';
import * as styles from './cancel-dialog.module.css';

interface ChangeAnswersProps {
  readonly reservation: Reservation;
  readonly wish: ChangeWish;
  readonly quote: ChangeQuote | undefined;
  readonly isAsking: boolean;
  /** An operator decides. */
  readonly isRequest: boolean;
  readonly isMaking: boolean;
  /** The form that the second button sends. */
  readonly formId: string;
  readonly onKeep: () => void;
}

/** Keeps the ride, or changes it; the button names the new hour, or what is to be paid. */
export function ChangeAnswers({
  reservation,
  wish,
  quote,
  isAsking,
  isRequest,
  isMaking,
  formId,
  onKeep,
}: ChangeAnswersProps) {
  const { t } = useTranslation('account');
  const format = formatterFor(useLanguage());
  const known = toWish(reservation);
  const isMoved = wish.time !== known.time;
  const difference = quote && compareCents(quote.previousPrice.cents, quote.totalPrice.cents);
  const made = isMoved
    ? t('change.move', { time: format.time(`${wish.date}T${wish.time || known.time}`) })
    : t('change.make');
  const paid =
    difference?.kind === 'due' ? t('change.toPayment', { amount: format.money(difference.cents) }) : made;
  const label = isRequest ? t('request.send') : paid;
  return (
    <>
      <Button variant="secondary" className={styles.answer} onClick={onKeep}>
        {t('change.keep', { time: format.time(reservation.pickupAt) })}
      </Button>
      <Button
        className={styles.answer}
        type="submit"
        form={formId}
        loading={isMaking}
        disabled={!isMaking && (isAsking || quote?.isAvailable !== true)}
      >
        {label}
      </Button>
    </>
  );
}
