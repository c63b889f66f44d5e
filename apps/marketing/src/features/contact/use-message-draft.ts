import { z } from '@livree/contracts/schema';
import type { FormDraft } from '@livree/forms';
import { useDraft } from '@livree/platform';
import { useMemo } from 'react';

const keptSchema = z.partial(
  z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
);

/** The message that is not sent yet, kept in this browser across a reload. */
export function useMessageDraft(): FormDraft {
  const draft = useDraft({ name: 'contact-message', version: 1, schema: keptSchema });
  return useMemo(
    () => ({
      read: () => draft.read(),
      write: (edits) => draft.write(z.parse(keptSchema, edits)),
      clear: () => draft.clear(),
    }),
    [draft],
  );
}
