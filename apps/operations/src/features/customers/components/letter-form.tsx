import { type Customer, customerRoutes, isOneOf, languages } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextArea, TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useRequestKeys } from '@livree/platform/request-keys';
import { useTranslation } from 'react-i18next';
import { useKeptForm } from '../../../frame/kept/use-kept-form.ts';
import { writeLetter } from '../api/write-letter.ts';
import * as styles from './customer.module.css';

/** Writes to a customer; the mail says who writes, in the customer's language. */
export function LetterForm({ customer: { id, language } }: { customer: Customer }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { keyOf, forget } = useRequestKeys();
  const form = useApiForm({
    values: { subject: '', message: '' },
    route: customerRoutes.write,
    async send(letter) {
      const answer = await writeLetter(api, id, letter, keyOf(letter));
      forget(letter);
      return answer;
    },
    isEmptiedOnceSent: true,
    ...useKeptForm(`letter-${id}`, { failed: t('customers.notSent') }),
  });
  const spoken = isOneOf(languages, language) ? t(`language.${language}`) : language;
  return (
    <Form form={form} label={t('customers.write')} className={styles.form}>
      <h2>{t('customers.write')}</h2>
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      <TextField
        {...form.field('subject')}
        label={t('customers.subject')}
        maxLength={150}
        autoComplete="off"
      />
      <TextArea
        {...form.field('message')}
        label={t('customers.message')}
        hint={t('customers.messageHint', { language: spoken })}
        maxLength={5000}
      />
      <Button type="submit" wide loading={form.isSending}>
        {t('customers.send')}
      </Button>
    </Form>
  );
}
