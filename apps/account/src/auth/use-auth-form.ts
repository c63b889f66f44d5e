import { useLanguage } from '@livree/platform';
import { useRef, useState } from 'react';
import { ApiError, errorText, formFaults, type FormFaults } from '@livree/api-client';
import { useTranslation } from 'react-i18next';
import type { Submission } from './submission.ts';

interface Sending<Answer> {
  /** The text for unexpected errors, and for refusals without a text of the server. */
  readonly failed: string;
  readonly unexpected: string;
  /** Handles the answer; returns the success message. */
  readonly done: (answer: Answer) => string;
}

export interface AuthFormHandle {
  readonly submission: Submission;
  readonly faults: FormFaults;
  /** Removes the error of a field that is being edited. */
  readonly clearError: (field: string) => void;
  /** Sends the form, once at a time; no typed value is lost if it fails. */
  readonly send: <Answer>(call: () => Promise<Answer>, sending: Sending<Answer>) => Promise<void>;
}

/** The state of a form that is submitted, with its errors. */
export function useAuthForm(): AuthFormHandle {
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const [submission, setSubmission] = useState<Submission>({ step: 'idle' });
  const [faults, setFaults] = useState<FormFaults>({});
  const isBusy = useRef(false);

  async function send<Answer>(call: () => Promise<Answer>, { failed, unexpected, done }: Sending<Answer>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setSubmission({ step: 'sending' });
    setFaults({});
    try {
      setSubmission({ step: 'succeeded', message: done(await call()) });
    } catch (error) {
      isBusy.current = false;
      const found = await formFaults(error, language);
      setFaults(found);
      setSubmission({ step: 'refused', message: refusalText(error, found) });
    }

    function refusalText(error: unknown, found: FormFaults): string {
      if (!(error instanceof ApiError)) return unexpected;
      if (Object.keys(found).length > 0) return common('errors.validation');
      return errorText(error, common, failed);
    }
  }

  function clearError(field: string): void {
    if (faults[field] === undefined) return;
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field)));
  }

  return { submission, faults, clearError, send };
}
