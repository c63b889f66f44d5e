import { contactRoutes, contactSubjects } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { EmailField, PhoneField, SelectField, TextArea, TextField } from '@livree/design-system/fields';
import { Form, Honeypot, useApiForm } from '@livree/forms';
import { useLanguage, useShell } from '@livree/platform';
import { useRequestKeys } from '@livree/platform/request-keys';
import { useTranslation } from 'react-i18next';
import { messageBody, sendMessage } from '../api/send-message.ts';
import { useMessageDraft } from '../use-message-draft.ts';
import { useSender } from '../use-sender.ts';
import * as styles from './contact-form.module.css';
import { Outcome } from './outcome.tsx';

/** The address of the form without scripts; a page answers it. */
const plainAddress = (language: string): string => `/api/contact/form?language=${language}`;

/** The form for a message to the operator. */
export function ContactForm() {
  const { t } = useTranslation('marketing');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { api, clock } = useShell();
  const { keyOf, forget } = useRequestKeys();
  const form = useApiForm({
    values: useSender(),
    route: contactRoutes.send,
    body: (typed) => messageBody(typed, clock.now()),
    async send(typed) {
      const message = await sendMessage(api, messageBody(typed, clock.now()), keyOf(typed));
      forget(typed);
      return message;
    },
    onSent: (message) => message || t('contact.form.sent'),
    failed: '',
    draft: useMessageDraft(),
    isEmptiedOnceSent: true,
  });
  const optional = `(${common('state.optional').toLowerCase()})`;
  return (
    <Form form={form} action={plainAddress(language)} className={styles.form}>
      <Outcome notice={form.notice} />
      <TextField {...form.field('name')} autoComplete="name" maxLength={120} label={t('contact.form.name')} />
      <EmailField {...form.field('email')} maxLength={254} label={t('contact.form.email')} />
      <PhoneField
        {...form.field('phone')}
        maxLength={30}
        label={t('contact.form.phone')}
        optional={optional}
      />
      <SelectField
        {...form.field('subject')}
        label={t('contact.form.subject')}
        placeholder={t('contact.form.choose')}
        items={contactSubjects.map((id) => ({ id, text: t(`contact.subjects.${id}`) }))}
      />
      <TextArea
        {...form.field('message')}
        rows={7}
        maxLength={5000}
        label={t('contact.form.message')}
        className={styles.wide}
      />
      <Honeypot form={form} />
      <div className={styles.send}>
        <Button type="submit" loading={form.isSending}>
          {form.isSending ? common('state.sending') : t('contact.form.send')}
        </Button>
        <p className={styles.promise}>{t('contact.form.promise')}</p>
      </div>
    </Form>
  );
}
