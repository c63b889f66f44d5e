import { useEffect, useState } from 'react';
import { z } from '@livree/contracts/schema';
import { useDraft, useSession, useShell, type Draft } from '@livree/platform';

/** @property customer whose it is: another one who signs in here reads none of it */
const keptSchema = z.object({ customer: z.number(), edits: z.record(z.string(), z.unknown()) });

/** A form of this customer in this browser; never one that holds a password. */
const useFormDraft = (name: string): Draft<z.infer<typeof keptSchema>> =>
  useDraft({ name: `account-${name}`, version: 1, schema: keptSchema });

/** The customer's id, and none while nobody is signed in. */
function useCustomer(): number | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : undefined;
}

/** Whether a form that is not in sight has something to go on with. */
export function useHasKeptEdits(name: string): boolean {
  const draft = useFormDraft(name);
  const customer = useCustomer();
  const [hasEdits] = useState(() => draft.read()?.customer === customer);
  return hasEdits;
}

/** Of what was kept the fields that the form still has, in their kind. */
function fitting<Values extends object>(saved: Values, edits: object): Partial<Values> {
  const known = new Map<string, unknown>(Object.entries(saved));
  const fits = ([field, value]: [string, unknown]) => typeof known.get(field) === typeof value;
  const edited = z.custom<Partial<Values>>(
    (fields) => typeof fields === 'object' && fields !== null && Object.entries(fields).every(fits),
  );
  return z.parse(edited, Object.fromEntries(Object.entries(edits).filter(fits)));
}

/**
 * What is typed into a form over what is saved, kept in this browser: a session that ends, a reload and a closed window lose
 * nothing. It goes once it is saved, left on purpose, or with the sign-out. Without a name nothing is kept.
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
      // Whoever goes while signed in was asked; who was signed out comes back.
      if (name !== undefined && session.get().status === 'signed-in') draft.clear();
    },
    [draft, name, session],
  );

  return [edits, setEdits] as const;
}
