import type { Source } from './source.ts';

/** Forms outside of `libs/forms`, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/booking/src/pages/reservation.tsx':
    'the four steps of the wizard are one form, on `@livree/forms/engine`',
  'apps/payments/src/features/checkout/components/card-form.tsx':
    'the sandbox stands in for a provider (0053)',
};

/** The lines where an app writes a form itself. A search is none: it leads to an address, and sends nothing. */
export function ownForms({ file, text, isTest }: Source): number[] {
  if (!/^apps\/.+\.tsx$/.test(file) || isTest || Object.hasOwn(exceptions, file)) return [];
  return [...text.matchAll(/<form\b(?![^>]*?\brole="search")/g)].map(
    ({ index }) => text.slice(0, index).split('\n').length,
  );
}
