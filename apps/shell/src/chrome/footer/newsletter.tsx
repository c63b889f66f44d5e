import { Button } from '@livree/design-system/actions';
import { TextField } from '@livree/design-system/fields';
import { Form, Honeypot, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './newsletter.module.css';

/** Arrives with the first touch of the form. */
const loadCalls = () => import('./footer-calls.ts');

/** The newsletter form; the server's answer appears under the field. */
export function Newsletter() {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const title = useId();
  const form = useApiForm({
    values: { email: '', website: '' },
    route: async () => (await loadCalls()).subscription,
    send: async (typed) => (await loadCalls()).subscribe(api, typed),
    onSent: (message) => message,
    failed: common('errors.network'),
    isEmptiedOnceSent: true,
  });
  const { notice, faults } = form;
  const refusal = notice?.tone === 'error' ? notice.text : undefined;
  return (
    <section aria-labelledby={title} className={styles.newsletter}>
      <h2 id={title}>{t('newsletter.title')}</h2>
      <Form form={form} className={styles.form}>
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="email"
          label={t('newsletter.email')}
          hint={t('newsletter.hint')}
          success={notice?.tone === 'ok' ? notice.text : undefined}
          error={faults['email'] ?? refusal}
        />
        <Honeypot form={form} />
        <Button type="submit" variant="secondary" loading={form.isSending}>
          {t('newsletter.subscribe')}
        </Button>
      </Form>
    </section>
  );
}
