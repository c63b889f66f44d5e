import { ApiError } from '@livree/api-client';
import { Button, TextField } from '@livree/design-system/base';
import { useMessages, useShell } from '@livree/platform';
import { useId, useState, type FormEvent } from 'react';
import * as styles from './newsletter.module.css';

type Outcome = { readonly success?: string; readonly error?: string };

/** Asks for the newsletter; what the server answers stands under the field. */
export function Newsletter() {
  const { t } = useMessages('shell');
  const { t: common } = useMessages('common');
  const { api } = useShell();
  const title = useId();
  const [email, setEmail] = useState('');
  const [website, setWebsite] = useState('');
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({});

  async function send() {
    setSending(true);
    setOutcome({});
    try {
      const { subscribe } = await import('./footer-calls.ts');
      setOutcome({ success: await subscribe(api, email, website) });
      setEmail('');
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      setOutcome({ error: known?.fieldErrors['email']?.[0] ?? known?.message ?? common('errors.network') });
    } finally {
      setSending(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <section aria-labelledby={title} className={styles.newsletter}>
      <h2 id={title}>{t('newsletter.title')}</h2>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField
          type="email"
          autoComplete="email"
          label={t('newsletter.email')}
          hint={t('newsletter.hint')}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          {...outcome}
        />
        <input
          aria-hidden
          hidden
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={({ target }) => setWebsite(target.value)}
        />
        <Button type="submit" variant="secondary" loading={isSending}>
          {t('newsletter.subscribe')}
        </Button>
      </form>
    </section>
  );
}
