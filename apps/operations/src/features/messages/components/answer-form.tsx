import { contactRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextArea } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../frame/entries.module.css';
import { HeldRow } from '../../../frame/kept/held-rows.tsx';
import { useKeptForm } from '../../../frame/kept/use-kept-form.ts';
import { answerMessage } from '../api/answer-message.ts';

/** Writes the answer to a message, which leaves as a mail. */
export function AnswerForm({ id }: { id: number }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const form = useApiForm({
    values: { answer: '' },
    route: contactRoutes.answer,
    send: ({ answer }) => answerMessage(api, id, answer),
    isEmptiedOnceSent: true,
    ...useKeptForm(`message-${id}`),
  });
  return (
    <Form form={form} className={styles.acts}>
      <HeldRow id={id} isTyped={form.isDirty} />
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      <TextArea
        {...form.field('answer')}
        label={t('messages.answer')}
        hint={t('messages.answerHint')}
        maxLength={5000}
      />
      <Button type="submit" wide loading={form.isSending}>
        {t('messages.send')}
      </Button>
    </Form>
  );
}
