import { ApiError, errorText } from '@livree/api-client';
import type { Transaction } from '@livree/contracts';
import { Banner, Button, firstInvalid, TextArea, TextField } from '@livree/design-system/base';
import { formatterFor } from '@livree/i18n';
import { useMessages, useShell } from '@livree/platform';
import { Dialog } from '@livree/rides/dialog';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useRequestRefund } from '../api/use-request-refund.ts';
import { refundWishOf, type RefundFaults } from '../model/refund-wish.ts';
import * as styles from './refund-dialog.module.css';

interface RefundDialogProps {
  /** A completed payment. */
  readonly payment: Transaction;
  readonly onClose: () => void;
}

/** Asks for the reason and the amount of a refund, which an operator decides. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { t, language } = useMessages('payments');
  const { t: common } = useMessages('common');
  const formId = useId();
  const { form, typed, type, faultOf, submit, refund } = useRefundForm(payment, onClose);
  const reason = errorText(refund.error, common, '');
  const { money } = formatterFor(language, { currency: payment.currency });
  const [paid, left] = [money(payment.amount.cents), money(payment.refundable.cents)];
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
          <Button type="submit" form={formId} loading={refund.isPending}>
            {t('refund.submit')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate>
        <p>{t('refund.review')}</p>
        {refund.isError && (
          <Banner tone="error" title={t('refund.failed')}>
            {reason === t('refund.failed') ? null : reason}
          </Banner>
        )}
        <TextArea
          label={t('refund.reason')}
          value={typed.reason}
          maxLength={1000}
          error={faultOf('reason')}
          onChange={({ target }) => type({ reason: target.value })}
        />
        <TextField
          label={t('refund.amount')}
          optional={`(${common('state.optional').toLocaleLowerCase(language)})`}
          hint={t(paid === left ? 'refund.amountHint' : 'refund.amountHintLeft', { paid, left })}
          inputMode="decimal"
          autoComplete="off"
          value={typed.amount}
          error={faultOf('amount')}
          onChange={({ target }) => type({ amount: target.value })}
        />
      </form>
    </Dialog>
  );
}

function useRefundForm(payment: Transaction, onDone: () => void) {
  const { t, language } = useMessages('payments');
  const { toasts } = useShell();
  const refund = useRequestRefund(payment);
  const [typed, setTyped] = useState({ reason: '', amount: '' });
  const [faults, setFaults] = useState<RefundFaults>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const isFaulty = refund.isError || Object.keys(faults).length > 0;
    if (isFaulty) firstInvalid(form.current)?.focus();
  }, [faults, refund.isError]);
  const { money } = formatterFor(language, { currency: payment.currency });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const read = refundWishOf(typed, payment.refundable.cents);
    setFaults('faults' in read ? read.faults : {});
    if ('faults' in read || refund.isPending) return;
    refund.mutate(read.wish, {
      onSuccess: ({ message }) => {
        toasts.show('success', message ?? t('refund.success'));
        onDone();
      },
    });
  }
  const type = (part: Partial<typeof typed>): void => {
    setTyped({ ...typed, ...part });
    setFaults({});
    refund.reset();
  };
  /** Our own error first, then the server's sentence, unchanged. */
  const faultOf = (field: keyof typeof typed): string | undefined => {
    if (faults[field])
      return t(`refund.fault.${field}`, { least: money(1), most: money(payment.refundable.cents) });
    return refund.error instanceof ApiError ? refund.error.fieldErrors[field]?.[0] : undefined;
  };
  return { form, typed, type, faultOf, submit, refund };
}
