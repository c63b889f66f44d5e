import { useCallback, useEffect } from 'react';
import { z } from '@livree/contracts/schema';
import { useDraft, useSession, useShell } from '@livree/platform';
import type { FormDraft } from './form-options.ts';

/** @property customer the owner, null for a visitor; another customer who signs in here does not see it */
const keptSchema = z.object({ customer: z.nullable(z.number()), edits: z.record(z.string(), z.unknown()) });

type Edits = Readonly<Record<string, unknown>>;

/** The customer's id; null for visitors. */
function useCustomer(): number | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : null;
}

/**
 * What is typed in a form, kept in this browser until it is sent, discarded, or its owner signs out. It survives the end of a
 * session, a reload and a closed window. Without a draft, nothing is kept.
 */
export function useKeptEdits(draft: FormDraft | undefined) {
  const stored = useDraft({ name: draft?.name ?? 'none', version: 1, schema: keptSchema });
  const customer = useCustomer();
  const { session } = useShell();
  const isKept = draft !== undefined;
  const isDroppedOnLeave = draft?.isDroppedOnLeave ?? false;

  useEffect(
    () => () => {
      // A signed-in customer who leaves was asked; one whose session ended comes back.
      if (isDroppedOnLeave && session.get().status === 'signed-in') stored.clear();
    },
    [isDroppedOnLeave, session, stored],
  );

  const read = useCallback((): Edits => {
    const kept = isKept ? stored.read() : undefined;
    return kept?.customer === customer ? kept.edits : {};
  }, [isKept, stored, customer]);

  const keep = useCallback(
    (edits: Edits): void => {
      if (!isKept) return;
      if (Object.keys(edits).length > 0) stored.write({ customer, edits });
      else stored.clear();
    },
    [isKept, stored, customer],
  );

  return { read, keep };
}

/** Whether a form that is not visible has kept edits. */
export function useHasKeptEdits(name: string): boolean {
  const { read } = useKeptEdits({ name, isDroppedOnLeave: false });
  return Object.keys(read()).length > 0;
}
