import { ApiError } from '@livree/api-client';
import { reservationRoutes, type Money, type Reservation } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextArea } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../frame/read-state.tsx';
import { useFormEnd } from '../../../frame/use-form-end.ts';
import { useQuestion } from '../../../frame/use-question.tsx';
import { cancelRide } from '../api/cancel-ride.ts';
import { refundQuery } from '../api/refund-query.ts';
import { isCancellable } from '../model/steps.ts';
import * as styles from './steps.module.css';

/** Cancels for a customer on the telephone; the button says what is refunded. */
export function Cancellation({ ride }: { ride: Reservation }) {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const { api } = useShell();
  const refund = useQuery({ ...refundQuery(api, ride.id, language), enabled: isCancellable(ride) });
  if (!isCancellable(ride)) return null;
  return (
    <section>
      <h2>{t('cancellation.title')}</h2>
      <ReadState read={refund}>
        {(amount) => <CancellationForm id={ride.id} refund={amount} onRenew={refund.refetch} />}
      </ReadState>
    </section>
  );
}

interface CancellationFormProps {
  readonly id: number;
  readonly refund: Money;
  /** Reads the refund again. */
  readonly onRenew: () => Promise<unknown>;
}

function CancellationForm({ id, refund, onRenew }: CancellationFormProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const { api } = useShell();
  const { money } = formatterFor(language);
  const amount = money(refund.cents);
  /** The refund that was shown when it had become another one. */
  const [overtaken, setOvertaken] = useState<Money | null>(null);
  const form = useApiForm({
    values: { reason: '' },
    route: reservationRoutes.cancel,
    // The server's sentence is for the customer: "your reservation".
    async send({ reason }) {
      try {
        setOvertaken(null);
        await cancelRide(api, id, { reason, seenRefund: refund });
        return { message: t('cancellation.done') };
      } catch (error) {
        await onRenew();
        if (error instanceof ApiError && error.code === 'operations.overtaken') setOvertaken(refund);
        throw error;
      }
    },
    ...useFormEnd(),
  });
  const asked = {
    title: t('cancellation.askTitle'),
    text: t('cancellation.askText', { amount }),
    yes: t('cancellation.submit', { amount }),
  };
  const { ask, question } = useQuestion(asked, form.submit);
  const askAnew = () => {
    void onRenew();
    ask();
  };
  return (
    <Form form={{ ...form, submit: askAnew }} className={styles.steps}>
      {overtaken ? (
        <Banner tone="error">{t('refund.overtaken', { before: money(overtaken.cents), now: amount })}</Banner>
      ) : (
        form.notice && <Banner tone="error">{form.notice.text}</Banner>
      )}
      <TextArea
        {...form.field('reason')}
        label={t('cancellation.reason')}
        optional={`(${common('state.optional').toLocaleLowerCase(language)})`}
        maxLength={1000}
      />
      <Button type="submit" variant="danger" wide loading={form.isSending}>
        {t('cancellation.submit', { amount })}
      </Button>
      {question}
    </Form>
  );
}
