import { reservationRoutes, type Reservation } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextArea } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
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
        {(amount) => <CancellationForm id={ride.id} refund={formatterFor(language).money(amount.cents)} />}
      </ReadState>
    </section>
  );
}

function CancellationForm({ id, refund }: { id: number; refund: string }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const { api } = useShell();
  const form = useApiForm({
    values: { reason: '' },
    route: reservationRoutes.cancel,
    // The server's sentence is for the customer: "your reservation".
    async send({ reason }) {
      await cancelRide(api, id, reason);
      return { message: t('cancellation.done') };
    },
    ...useFormEnd(),
  });
  const asked = {
    title: t('cancellation.askTitle'),
    text: t('cancellation.askText', { amount: refund }),
    yes: t('cancellation.submit', { amount: refund }),
  };
  const { ask, question } = useQuestion(asked, form.submit);
  return (
    <Form form={{ ...form, submit: ask }} className={styles.steps}>
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      <TextArea
        {...form.field('reason')}
        label={t('cancellation.reason')}
        optional={`(${common('state.optional').toLocaleLowerCase(language)})`}
        maxLength={1000}
      />
      <Button type="submit" variant="danger" wide loading={form.isSending}>
        {t('cancellation.submit', { amount: refund })}
      </Button>
      {question}
    </Form>
  );
}
