import { useShell } from '@livree/platform';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Availability } from '../../features/availability/model/availability.ts';
import type { Registration } from '../../features/contact-step/use-registration.ts';
import { nextStep } from '../../wizard/step-rules.ts';
import type { Wizard } from './use-wizard.ts';

interface Leaving {
  readonly availability: Availability;
  readonly registration: Registration;
}

/** Goes to the next step: the step must be valid, the vehicle free, and a requested account created. */
export function useLeaving({ step, form, goTo, context }: Wizard, { availability, registration }: Leaving) {
  const { toasts } = useShell();
  const { t } = useTranslation('booking');
  const [isLeaving, setLeaving] = useState(false);

  function isFree(): boolean {
    const { status } = availability;
    if (status !== 'checking' && status !== 'unavailable') return true;
    toasts.show('warning', t(`validation.${status}`));
    return false;
  }

  async function leave(): Promise<void> {
    if (step === 2 && !isFree()) return;
    if (step === 3 && !(await registration.register())) return;
    form.reset(form.getValues());
    goTo(nextStep(step, form.getValues(), context));
  }

  const next = (event: FormEvent): void => {
    setLeaving(true);
    void form
      .handleSubmit(leave)(event)
      .finally(() => setLeaving(false));
  };
  return { next, isLeaving };
}
