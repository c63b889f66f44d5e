import { dispatchRoutes } from '@livree/contracts';
import { Button, TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextArea } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useFormEnd } from '../../../frame/use-form-end.ts';
import { declineRequest } from '../api/decline-request.ts';
import * as styles from './steps.module.css';

/** Asks for the reason of a refusal, which the customer reads. */
export function DeclineRequest({ id, onKeep }: { id: number; onKeep: () => void }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const form = useApiForm({
    values: { reason: '' },
    route: dispatchRoutes.declineRequest,
    send: ({ reason }) => declineRequest(api, id, reason),
    ...useFormEnd(),
  });
  return (
    <Form form={form} className={styles.steps}>
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
      <TextLink onClick={onKeep}>{t('refunds.keep')}</TextLink>
    </Form>
  );
}
