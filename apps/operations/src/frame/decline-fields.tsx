import { Button, TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextArea } from '@livree/design-system/fields';
import { Form, type ApiForm } from '@livree/forms';
import { useTranslation } from 'react-i18next';
import * as styles from './entries.module.css';

interface DeclineFieldsProps {
  readonly form: ApiForm<{ reason: string }>;
  readonly onKeep: () => void;
}

/** Asks for the reason of a refusal, which the customer reads. */
export function DeclineFields({ form, onKeep }: DeclineFieldsProps) {
  const { t } = useTranslation('operations');
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
