import { paymentRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextArea } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../frame/entries.module.css';
import { HeldRow } from '../../../frame/kept/held-rows.tsx';
import { useKeptForm } from '../../../frame/kept/use-kept-form.ts';
import { closeDifference } from '../api/close-difference.ts';

/** Closes a difference, with how it was dealt with. */
export function CloseForm({ id }: { id: number }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const form = useApiForm({
    values: { note: '' },
    route: paymentRoutes.closeDifference,
    send: ({ note }) => closeDifference(api, id, note),
    isEmptiedOnceSent: true,
    ...useKeptForm(`difference-${id}`),
  });
  return (
    <Form form={form} className={styles.acts}>
      <HeldRow id={id} isTyped={form.isDirty} />
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      <TextArea
        {...form.field('note')}
        label={t('difference.note')}
        hint={t('difference.noteHint')}
        maxLength={1000}
      />
      <Button type="submit" variant="secondary" wide loading={form.isSending}>
        {t('difference.close')}
      </Button>
    </Form>
  );
}
