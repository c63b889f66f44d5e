import { useEffect, useState } from 'react';
import { z } from '@livree/contracts/schema';
import { useDraft, useSession, useShell, type Draft } from '@livree/platform';

/** @property customer the owner; another customer who signs in here does not see it */
const keptSchema = z.object({ customer: z.number(), edits: z.record(z.string(), z.unknown()) });

/** A customer's form in this browser; never one with a password. */
const useFormDraft = (name: string): Draft<z.infer<typeof keptSchema>> =>
  useDraft({ name: `account-${name}`, version: 1, schema: keptSchema });

/** The customer's id; undefined for visitors. */
function useCustomer(): number | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : undefined;
}

/** Whether a form that is not visible has stored edits. */
export function useHasKeptEdits(name: string): boolean {
  const draft = useFormDraft(name);
  const customer = useCustomer();
  const [hasEdits] = useState(() => draft.read()?.customer === customer);
  return hasEdits;
}

/** The stored values of fields that the form still has, if their types match. */
function fitting<Values extends object>(saved: Values, edits: object): Partial<Values> {
  const known = new Map<string, unknown>(Object.entries(saved));
  const fits = ([field, value]: [string, unknown]) => typeof known.get(field) === typeof value;
  const edited = z.custom<Partial<Values>>(
    (fields) => typeof fields === 'object' && fields !== null && Object.entries(fields).every(fits),
  );
  return z.parse(edited, Object.fromEntries(Object.entries(edits).filter(fits)));
}

/**
 * The edits of a form over its saved values, stored in this browser, so that they survive the end of a session, a
 * reload and a closed window. They are deleted when they are saved, discarded, or with the sign-out. Without a name,
 * nothing is stored.
 */
export function useKeptEdits<Values extends object>(saved: Values, name: string | undefined) {
  const draft = useFormDraft(name ?? 'none');
  const customer = useCustomer();
  const { session } = useShell();
  const [edits, setEdits] = useState<Partial<Values>>(() => {
    const kept = name === undefined ? undefined : draft.read();
    return kept?.customer === customer && kept ? fitting(saved, kept.edits) : {};
  });

  useEffect(() => {
    if (name === undefined || customer === undefined) return;
    if (Object.keys(edits).length > 0) draft.write({ customer, edits });
    else draft.clear();
  }, [draft, name, customer, edits]);

  useEffect(
    () => () => {
      // A signed-in customer who leaves was asked; one whose session ended comes back.
      if (name !== undefined && session.get().status === 'signed-in') draft.clear();
    },
    [draft, name, session],
  );

  return [edits, setEdits] as const;
}
