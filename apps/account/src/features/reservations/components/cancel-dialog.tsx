import { errorText } from '@livree/api-client';
import type { Eligibility, Reservation } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Facts } from '@livree/design-system/display';
import { Banner, Spinner } from '@livree/design-system/feedback';
import { TextArea } from '@livree/design-system/fields';
import { formatterFor, phoneLink, spacedPhone } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eligibilityQuery } from '../api/eligibility-query.ts';
import { useCancelReservation } from '../api/use-cancel-reservation.ts';
import * as styles from './cancel-dialog.module.css';

interface CancelDialogProps {
  readonly reservation: Reservation;
  readonly onClose: () => void;
  /** Called instead of `onClose` once the reservation is cancelled. */
  readonly onDone: () => void;
}

/** Asks the server whether the reservation can be cancelled, shows the answer, and cancels. */
export function CancelDialog({ reservation, onClose, onDone }: CancelDialogProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { api, toasts } = useShell();
  const eligibility = useQuery(eligibilityQuery(api, reservation.id, language));
  const cancellation = useCancelReservation(reservation.id);
  const [reason, setReason] = useState('');
  const canCancel = eligibility.data?.canCancel ?? false;

  const cancel = (): void =>
    cancellation.mutate(reason, {
      onSuccess: ({ message }) => {
        toasts.show('success', message ?? t('cancellation.success'));
        onDone();
      },
    });

  return (
    <Dialog
      onClose={onClose}
      size="medium"
      title={t('cancellation.title')}
      footer={
        <Answers
          canCancel={canCancel}
          isCancelling={cancellation.isPending}
          onKeep={onClose}
          onCancel={cancel}
        />
      }
    >
      {eligibility.isPending && <Spinner label={t('cancellation.checking')} />}
      {eligibility.isError && (
        <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void eligibility.refetch()}>
          {errorText(eligibility.error, common, t('cancellation.eligibilityFailed'))}
        </Banner>
      )}
      {eligibility.data && <Terms eligibility={eligibility.data} />}
      {cancellation.isError && (
        <Banner tone="error">{errorText(cancellation.error, common, t('cancellation.failed'))}</Banner>
      )}
      {canCancel && (
        <TextArea
          label={t('cancellation.reason')}
          optional={`(${common('state.optional').toLocaleLowerCase(language)})`}
          value={reason}
          maxLength={1000}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </Dialog>
  );
}

interface AnswersProps {
  readonly canCancel: boolean;
  readonly isCancelling: boolean;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
}

function Answers({ canCancel, isCancelling, onKeep, onCancel }: AnswersProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <Button variant="secondary" className={styles.answer} onClick={onKeep}>
        {t('cancellation.keep')}
      </Button>
      {canCancel && (
        <Button variant="danger" className={styles.answer} onClick={onCancel} loading={isCancelling}>
          {t('cancellation.confirm')}
        </Button>
      )}
    </>
  );
}

function Terms({ eligibility }: { eligibility: Eligibility }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { canCancel, message, phone, refundAmount } = eligibility;
  const call = phone !== null && (
    <Button variant="secondary" slim href={phoneLink(phone)}>
      {common('actions.call', { phone: spacedPhone(phone) })}
    </Button>
  );
  return (
    <>
      <Banner
        tone={canCancel ? 'ok' : 'warn'}
        title={t(canCancel ? 'cancellation.eligible' : 'cancellation.notEligible')}
        actions={!canCancel && call}
      >
        {message}
      </Banner>
      <Facts
        facts={[
          { label: t('cancellation.departure'), value: eligibility.pickupFormatted },
          { label: t('cancellation.deadline'), value: eligibility.deadlineFormatted },
          { label: t('cancellation.remaining'), value: eligibility.timeUntilDeadline },
          { label: t('cancellation.rule'), value: eligibility.cancellationRule },
          {
            label: t(canCancel ? 'cancellation.refund' : 'cancellation.refundByPhone'),
            value: formatterFor(language).money(refundAmount.cents),
          },
        ]}
      />
    </>
  );
}
