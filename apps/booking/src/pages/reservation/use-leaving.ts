import type { Quote } from '@livree/contracts';
import { firstInvalid } from '@livree/design-system/fields';
import { useLanguage, useQueryClient, useShell } from '@livree/platform';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Availability } from '../../features/availability/model/availability.ts';
import type { Registration } from '../../features/contact-step/use-registration.ts';
import type { Doubts } from '../../features/doubts/use-doubts.ts';
import { findUnpriced } from '../../quotes/quote-faults.ts';
import { quoteQuery } from '../../quotes/quote-query.ts';
import { quoteRequest } from '../../quotes/quote-request.ts';
import { nextStep, placeProblems } from '../../wizard/step-rules.ts';
import { findPickup, type Wizard } from './use-wizard.ts';

interface Leaving {
  readonly availability: Availability;
  readonly doubts: Doubts;
  readonly registration: Registration;
}

/**
 * Goes to the next step: the step must be valid, its ride priced, the vehicle free, what is doubtful asked about, and a
 * requested account created.
 */
export function useLeaving(
  { step, form, goTo, context, quote }: Wizard,
  { availability, doubts, registration }: Leaving,
) {
  const { api, toasts } = useShell();
  const queries = useQueryClient();
  const language = useLanguage();
  const { t } = useTranslation('booking');
  const [isLeaving, setLeaving] = useState(false);
  const pressed = useRef<HTMLFormElement>(null);

  // Once the faults are drawn, however long that takes.
  useEffect(() => {
    if (!isLeaving) firstInvalid(pressed.current)?.focus();
  }, [isLeaving]);

  function isFree(): boolean {
    const { status } = availability;
    if (status !== 'checking' && status !== 'unavailable') return true;
    toasts.show('warning', t(`validation.${status}`));
    return false;
  }

  /** The price of the ride; null if something in it keeps it from one, which is said at its field. A lost answer keeps nobody here. */
  async function findPrice(): Promise<Quote | null | undefined> {
    const request = quoteRequest(form.getValues());
    try {
      return await queries.fetchQuery(quoteQuery(api, request, language));
    } catch (error) {
      const refused = findUnpriced(error);
      for (const { field, message } of refused) form.setError(field, { type: 'server', message });
      return refused.length === 0 ? undefined : null;
    }
  }

  /** Whether the ride has what its place asks for, which the first press may come before. */
  function fitsPlace(priced: Quote | undefined): boolean {
    const pickup = findPickup(priced) ?? context.pickup;
    const problems = placeProblems(form.getValues(), { ...context, pickup });
    for (const { field, text } of problems) form.setError(field, { type: text, message: text });
    return problems.length === 0;
  }

  async function leave(): Promise<void> {
    if (step === 2 && !isFree()) return;
    const priced = step === 2 ? await findPrice() : quote.quote;
    if (priced === null || (step === 2 && !fitsPlace(priced))) return;
    if (!(await doubts.confirm(form.getValues(), step, priced))) return;
    if (step === 3 && !(await registration.register())) return;
    form.reset(form.getValues());
    goTo(nextStep(step, form.getValues(), context));
  }

  const next = (event: FormEvent<HTMLFormElement>): void => {
    pressed.current = event.currentTarget;
    setLeaving(true);
    void form
      .handleSubmit(leave)(event)
      .finally(() => setLeaving(false));
  };
  return { next, isLeaving };
}
