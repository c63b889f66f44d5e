import { errorText, formFaults, type FormFaults } from '@livree/api-client';
import { firstInvalid } from '@livree/design-system/base';
import { useMessages, useShell } from '@livree/platform';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { sendMessage } from './api/send-message.ts';
import { useKeptMessage } from './use-kept-message.ts';

/** Idle, sending, then sent or refused; a refusal keeps typed values. */
export type ContactState =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'sent'; readonly message: string }
  | { readonly status: 'failed'; readonly message: string; readonly faults: FormFaults };

const idle: ContactState = { status: 'idle' };

/** The fields keep their own text, so that text typed before hydration stays. */
export function useContactForm() {
  const { t: common, language } = useMessages('common');
  const { api, clock } = useShell();
  const [state, setState] = useState<ContactState>(idle);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const kept = useKeptMessage(form);

  useEffect(() => {
    if (state.status === 'failed') firstInvalid(form.current)?.focus();
  }, [state]);

  async function send(sent: HTMLFormElement) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ status: 'sending' });
    try {
      const message = await sendMessage(api, new FormData(sent), clock.now());
      sent.reset();
      kept.clear();
      setState({ status: 'sent', message });
    } catch (error) {
      const faults = await formFaults(error, language);
      const known = Object.keys(faults).length > 0;
      const message = known ? common('errors.validation') : errorText(error, common, '');
      setState({ status: 'failed', message, faults });
    } finally {
      isBusy.current = false;
    }
  }

  return {
    form,
    state,
    isSending: state.status === 'sending',
    faults: state.status === 'failed' ? state.faults : {},
    keep: (event: FormEvent<HTMLFormElement>) => kept.keep(new FormData(event.currentTarget)),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void send(event.currentTarget);
    },
  };
}
