import { errorText } from '@livree/api-client';
import { Button, firstInvalid, TextField } from '@livree/design-system/base';
import { useMessages, useShell } from '@livree/platform';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { Outcome } from './footer-calls.ts';
import * as styles from './newsletter.module.css';

/** The newsletter form; the server's answer appears under the field. */
export function Newsletter() {
  const { t, language } = useMessages('shell');
  const { t: common } = useMessages('common');
  const { api } = useShell();
  const title = useId();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcome.error !== undefined) firstInvalid(form.current)?.focus();
  }, [outcome]);

  // The fields keep their own text, so that text typed before hydration stays.
  async function send(sent: HTMLFormElement) {
    const typed = new FormData(sent);
    setSending(true);
    setOutcome({});
    try {
      const { subscribe } = await import('./footer-calls.ts');
      const told = await subscribe(api, typed, language);
      setOutcome(told);
      if (told.error === undefined) sent.reset();
    } catch (error) {
      setOutcome({ error: errorText(error, common, common('errors.network')) });
    } finally {
      setSending(false);
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return (
    <section aria-labelledby={title} className={styles.newsletter}>
      <h2 id={title}>{t('newsletter.title')}</h2>
      <form ref={form} noValidate onSubmit={submit} className={styles.form}>
        <TextField
          type="email"
          autoComplete="email"
          label={t('newsletter.email')}
          hint={t('newsletter.hint')}
          name="email"
          {...outcome}
        />
        <input name="website" aria-hidden hidden tabIndex={-1} autoComplete="off" />
        <Button type="submit" variant="secondary" loading={isSending}>
          {t('newsletter.subscribe')}
        </Button>
      </form>
    </section>
  );
}
