import { get, useFormState } from '@livree/forms/engine';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from './booking.ts';
import type { StepText } from './step-rules.ts';

interface FieldErrorOptions {
  readonly count?: number;
  /** What the server refuses, by field. */
  readonly faults?: ReadonlyMap<string, string>;
}

/**
 * Returns a field's error text in the visitor's language; `count` fills the placeholder of some. It knows errors from
 * before the field was there: the next button is there first.
 */
export function useFieldError({ count = 0, faults }: FieldErrorOptions = {}) {
  const { t } = useTranslation('booking');
  const { errors } = useFormState<BookingFields>();
  return (field: string): string | undefined => {
    const message: unknown = get(errors, `${field}.message`);
    if (typeof message !== 'string') return faults?.get(field);
    return isKey(message) ? t(`validation.${message}`, { count }) : message;
  };
}

/** The server's sentences stay unchanged; keys have no spaces. */
const isKey = (message: string): message is StepText => !message.includes(' ');
