import { paymentRoutes } from '@livree/contracts';
import { Button, TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextArea } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useQueryClient, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../frame/entries.module.css';
import { declineRefund } from '../api/decline-refund.ts';

/** Asks for the reason of a refusal, which the customer reads. */
export function DeclineForm({ id, onKeep }: { id: number; onKeep: () => void }) {
  const { t } = useTranslation('operations');
  const { api, toasts } = useShell();
  const queries = useQueryClient();
  const form = useApiForm({
    values: { reason: '' },
    route: paymentRoutes.declineRefund,
    send: ({ reason }) => declineRefund(api, id, reason),
    onSent({ message }) {
      toasts.show('success', message ?? t('frame.done'));
      void queries.invalidateQueries();
      return undefined;
    },
    failed: t('frame.notDone'),
  });
  return (
    <Form form={form} className={styles.acts}>
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      <TextArea
        {...form.field('reason')}
        label={t('refunds.reason')}
        hint={t('refunds.reasonHint')}
        maxLength={1000}
      />
      <Button type="submit" variant="danger" wide loading={form.isSending}>
        {t('refunds.declineSubmit')}
      </Button>
      <TextLink className={styles.quiet} onClick={onKeep}>
        {t('refunds.keep')}
      </TextLink>
    </Form>
  );
}
