import { useMessages } from '@livree/platform';
import { get, useFormState } from '@livree/forms/engine';
import type { BookingFields } from './booking.ts';

/**
 * Returns a field's error text in the visitor's language; `values` fill its placeholders. It knows errors from before
 * the field was there: the next button is there first.
 */
export function useFieldError(values: Record<string, string | number> = {}) {
  const { t } = useMessages('booking');
  const { errors } = useFormState<BookingFields>();
  return (field: string): string | undefined => {
    const message: unknown = get(errors, `${field}.message`);
    return typeof message === 'string' ? textOf(message, (key) => t(`validation.${key}`, values)) : undefined;
  };
}

/** The server's sentences stay unchanged; keys have no spaces. */
function textOf(message: string, translate: (key: string) => string): string {
  return message.includes(' ') ? message : translate(message);
}
