import { contactSubjects } from '@livree/contracts';
import { Button, EmailField, PhoneField, SelectField, TextArea, TextField } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import { useContactForm } from '../use-contact-form.ts';
import * as styles from './contact-form.module.css';
import { Outcome } from './outcome.tsx';

/** The address of the form without scripts; a page answers it. */
const plainAddress = (language: string): string => `/api/contact/form?language=${language}`;

/** The form for a message to the operator. */
export function ContactForm() {
  const { t, language } = useMessages('marketing');
  const { t: common } = useMessages('common');
  const { form, state, faults, isSending, keep, submit } = useContactForm();
  const optional = `(${common('state.optional').toLowerCase()})`;
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action={plainAddress(language)}
      onInput={keep}
      onSubmit={submit}
      className={styles.form}
    >
      <Outcome state={state} />
      <TextField
        name="name"
        autoComplete="name"
        maxLength={120}
        label={t('contact.form.name')}
        error={faults['name']}
      />
      <EmailField name="email" maxLength={254} label={t('contact.form.email')} error={faults['email']} />
      <PhoneField
        name="phone"
        maxLength={30}
        label={t('contact.form.phone')}
        optional={optional}
        error={faults['phone']}
      />
      <SelectField
        name="subject"
        label={t('contact.form.subject')}
        placeholder={t('contact.form.choose')}
        items={contactSubjects.map((id) => ({ id, text: t(`contact.subjects.${id}`) }))}
        error={faults['subject']}
      />
      <TextArea
        name="message"
        rows={7}
        maxLength={5000}
        label={t('contact.form.message')}
        error={faults['message']}
        className={styles.wide}
      />
      <input name="website" aria-hidden hidden tabIndex={-1} autoComplete="off" />
      <div className={styles.send}>
        <Button type="submit" loading={isSending}>
          {isSending ? common('state.sending') : t('contact.form.send')}
        </Button>
        <p className={styles.promise}>{t('contact.form.promise')}</p>
      </div>
    </form>
  );
}
