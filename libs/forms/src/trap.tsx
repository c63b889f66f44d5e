import type { ApiForm } from './use-api-form.ts';

/** A field that people do not see: what a machine writes there gives it away. */
export function Trap({ form }: { form: Pick<ApiForm<{ website: string }>, 'field'> }) {
  const { error: _, ...field } = form.field('website');
  return <input {...field} aria-hidden hidden tabIndex={-1} autoComplete="off" />;
}
