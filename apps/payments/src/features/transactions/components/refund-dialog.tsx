import { paymentRoutes, type Transaction } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextArea, TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestRefund } from '../api/use-request-refund.ts';
import { isWrongAmount, readRequestedRefund } from '../model/requested-refund.ts';
import * as styles from './refund-dialog.module.css';

interface RefundDialogProps {
  /** A completed payment. */
  readonly payment: Transaction;
  readonly onClose: () => void;
}

/** Asks for the reason and the amount of a refund, which an operator decides. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { toasts } = useShell();
  const formId = useId();
  const request = useRequestRefund(payment);
  const { money } = formatterFor(language, { currency: payment.currency });
  const [paid, left] = [money(payment.amount.cents), money(payment.refundable.cents)];
  const form = useApiForm({
    values: { reason: '', amount: '' },
    route: paymentRoutes.refund,
    body: readRequestedRefund,
    findFaults: (typed) =>
      isWrongAmount(typed, payment.refundable.cents)
        ? { amount: t('refund.fault.amount', { least: money(1), most: left }) }
        : {},
    send: (typed) => request(readRequestedRefund(typed)),
    onSent(message) {
      toasts.show('success', message ?? t('refund.success'));
      onClose();
      return undefined;
    },
    failed: t('refund.failed'),
  });
  return (
    <Dialog
      onClose={onClose}
      size="medium"
      title={t('refund.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('actions.close')}
          </Button>
          <Button type="submit" form={formId} loading={form.isSending}>
            {t('refund.submit')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className={styles.form}>
        <p>{t('refund.review')}</p>
        {form.notice && (
          <Banner tone="error" title={t('refund.failed')}>
            {form.notice.text === t('refund.failed') ? null : form.notice.text}
          </Banner>
        )}
        <TextArea {...form.field('reason')} label={t('refund.reason')} maxLength={1000} />
        <TextField
          {...form.field('amount')}
          label={t('refund.amount')}
          optional={`(${common('state.optional').toLocaleLowerCase(language)})`}
          hint={t(paid === left ? 'refund.amountHint' : 'refund.amountHintLeft', { paid, left })}
          inputMode="decimal"
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}
