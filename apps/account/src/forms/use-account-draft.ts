import { z } from '@livree/contracts/schema';
import type { FormDraft } from '@livree/forms';
import { useDraft, useSession, useShell, type Draft } from '@livree/platform';
import { useEffect, useMemo, useState } from 'react';

/** @property customer the owner; another customer who signs in here does not see it */
const draftSchema = z.object({ customer: z.number(), edits: z.record(z.string(), z.unknown()) });
type StoredEdits = z.infer<typeof draftSchema>;

const useOwnDraft = (name: string): Draft<StoredEdits> =>
  useDraft({ name: `account-${name}`, version: 1, schema: draftSchema });

/** The customer's id; undefined for visitors. */
function useCustomer(): number | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : undefined;
}

/** Whether a form that is not visible has stored edits. */
export function useHasStoredEdits(name: string): boolean {
  const draft = useOwnDraft(name);
  const customer = useCustomer();
  const [hasEdits] = useState(() => draft.read()?.customer === customer);
  return hasEdits;
}

interface AccountDraftOptions {
  /** For a form in a view that closes without asking: what was typed is there when it opens again. */
  readonly outlivesView?: boolean;
}

/**
 * What a customer types in a form, kept in this browser until it is saved, discarded, or the customer signs out. It survives the
 * end of a session, a reload and a closed window. Without a name, nothing is kept.
 */
export function useAccountDraft(
  name: string | undefined,
  { outlivesView = false }: AccountDraftOptions = {},
): FormDraft | undefined {
  const draft = useOwnDraft(name ?? 'none');
  const customer = useCustomer();
  const { session } = useShell();
  const isKept = name !== undefined;

  useEffect(
    () => () => {
      // A signed-in customer who leaves was asked; one whose session ended comes back.
      if (isKept && !outlivesView && session.getState().status === 'signed-in') draft.clear();
    },
    [draft, isKept, outlivesView, session],
  );

  return useMemo(() => {
    if (!isKept || customer === undefined) return undefined;
    return {
      read() {
        const kept = draft.read();
        return kept?.customer === customer ? kept.edits : undefined;
      },
      write: (edits) => draft.write({ customer, edits }),
      clear: () => draft.clear(),
    };
  }, [draft, customer, isKept]);
}
