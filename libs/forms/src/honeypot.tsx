import type { ApiForm } from './use-api-form.ts';

/** A hidden field for programs that send spam: the server drops a message that fills it. */
export function Honeypot({ form }: { form: Pick<ApiForm<{ website: string }>, 'field'> }) {
  const { error: _, ...field } = form.field('website');
  return <input {...field} aria-hidden hidden tabIndex={-1} autoComplete="off" />;
}
