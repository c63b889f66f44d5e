import { errorText } from '@livree/api-client';
import { reservationRoutes, type Eligibility, type Reservation } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Facts } from '@livree/design-system/display';
import { Banner, Spinner } from '@livree/design-system/feedback';
import { TextArea } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { formatterFor, phoneLink, spacedPhone } from '@livree/i18n';
import { useLanguage, useQuery, useQueryClient, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelReservation } from '../api/cancel-reservation.ts';
import { eligibilityQuery } from '../api/eligibility-query.ts';
import { reservationsKey } from '../api/reservations-query.ts';
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
  const queries = useQueryClient();
  const formId = useId();
  const form = useApiForm({
    values: { reason: '' },
    route: reservationRoutes.cancel,
    async send({ reason }) {
      try {
        return await cancelReservation(api, reservation.id, reason);
      } finally {
        // The lists follow a refusal too: another tab may have cancelled it.
        void queries.invalidateQueries({ queryKey: reservationsKey });
      }
    },
    onSent({ message }) {
      toasts.show('success', message ?? t('cancellation.success'));
      onDone();
      return undefined;
    },
    failed: t('cancellation.failed'),
  });
  const canCancel = eligibility.data?.canCancel ?? false;

  return (
    <Dialog
      onClose={onClose}
      size="medium"
      title={t('cancellation.title')}
      footer={
        <Answers canCancel={canCancel} isCancelling={form.isSending} formId={formId} onKeep={onClose} />
      }
    >
      {eligibility.isPending && <Spinner label={t('cancellation.checking')} />}
      {eligibility.isError && (
        <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void eligibility.refetch()}>
          {errorText(eligibility.error, common, t('cancellation.eligibilityFailed'))}
        </Banner>
      )}
      {eligibility.data && <Terms eligibility={eligibility.data} />}
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      {canCancel && (
        <Form form={form} id={formId}>
          <TextArea
            {...form.field('reason')}
            label={t('cancellation.reason')}
            optional={`(${common('state.optional').toLocaleLowerCase(language)})`}
            maxLength={1000}
          />
        </Form>
      )}
    </Dialog>
  );
}

interface AnswersProps {
  readonly canCancel: boolean;
  readonly isCancelling: boolean;
  readonly formId: string;
  readonly onKeep: () => void;
}

function Answers({ canCancel, isCancelling, formId, onKeep }: AnswersProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <Button variant="secondary" className={styles.answer} onClick={onKeep}>
        {t('cancellation.keep')}
      </Button>
      {canCancel && (
        <Button variant="danger" className={styles.answer} type="submit" form={formId} loading={isCancelling}>
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
