import { z } from '@livree/contracts/schema';
import { useDraft } from '@livree/platform';
import { useEffect, type RefObject } from 'react';

const keptSchema = z.partial(
  z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
);

const isControl = (found: unknown): found is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => found instanceof kind);

/** Keeps the texts of the contact form in this browser, and fills its empty fields with them after a reload. */
export function useKeptMessage(form: RefObject<HTMLFormElement | null>) {
  const draft = useDraft({ name: 'contact-message', version: 1, schema: keptSchema });
  useEffect(() => {
    for (const [name, text] of Object.entries(draft.read() ?? {})) {
      const field = form.current?.elements.namedItem(name);
      if (isControl(field) && field.value === '') field.value = text ?? '';
    }
  }, [draft, form]);

  return {
    keep: (typed: FormData) => draft.write(z.parse(keptSchema, Object.fromEntries(typed))),
    clear: () => draft.clear(),
  };
}
