import { paymentRoutes, type Transaction } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextArea, TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useEditedVersion } from '../frame/use-edited-version.ts';
import { useFormEnd } from '../frame/use-form-end.ts';
import * as styles from './refund.module.css';
import { readAmount } from './typed-refund.ts';
import { useRefund } from './use-refund.ts';

/** Gives back what is left of a payment, or a part of it, with a reason that the customer reads. */
export function RefundForm({ payment }: { payment: Transaction }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const { money } = formatterFor(language);
  const left = payment.refundable.cents;
  const edit = useEditedVersion(String(left));
  const refund = useRefund(payment.id);
  const form = useApiForm({
    values: { amount: '', reason: '' },
    isSaved: true,
    isEmptiedOnceSent: true,
    route: paymentRoutes.refund,
    body: ({ amount, reason }) => ({ amount: readAmount(amount), reason }),
    send: (typed) =>
      edit.send(async (seen) => {
        const answer = await refund(typed, Number(seen));
        return { message: t('refund.done'), data: { version: String(left - answer.data.amount.cents) } };
      }),
    ...useFormEnd(),
  });
  edit.follow(form.isDirty);
  const field = (name: 'amount' | 'reason') => ({
    ...form.bind(name),
    onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
  });
  return (
    <Form form={form} label={payment.transactionId} className={styles.form}>
      {edit.isOvertaken ? (
        <Banner tone="error">
          {t('refund.overtaken', { before: money(Number(edit.begun)), now: money(left) })}
        </Banner>
      ) : (
        form.notice && <Banner tone="error">{form.notice.text}</Banner>
      )}
      <TextField
        {...field('amount')}
        label={t('ride.amount')}
        optional={`(${common('state.optional').toLocaleLowerCase(language)})`}
        hint={t('refund.amountHint', { left: money(left), paid: money(payment.amount.cents) })}
        inputMode="decimal"
        autoComplete="off"
        trailing="€"
      />
      <TextArea
        {...field('reason')}
        label={t('refund.reason')}
        hint={t('refund.reasonHint')}
        maxLength={1000}
      />
      <Button type="submit" variant="danger" wide loading={form.isSending}>
        {t('refund.submit')}
      </Button>
    </Form>
  );
}
