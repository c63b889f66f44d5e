import { z } from '@livree/contracts/schema';

type Fields = Readonly<Record<string, unknown>>;

/** The typed values that differ from the saved ones. */
export function findEdits<Values extends object>(saved: Values, typed: Partial<Values>): Partial<Values> {
  const edits = { ...typed };
  for (const field in edits) if (Object.is(edits[field], saved[field])) delete edits[field];
  return edits;
}

/** The kept values of fields that the form still has, if their types match. */
export function pickFitting<Values extends object>(saved: Values, kept: Fields): Partial<Values> {
  const known = new Map<string, unknown>(Object.entries(saved));
  const fits = ([field, value]: [string, unknown]) => typeof known.get(field) === typeof value;
  const edited = z.custom<Partial<Values>>(
    (fields) => typeof fields === 'object' && fields !== null && Object.entries(fields).every(fits),
  );
  return z.parse(edited, Object.fromEntries(Object.entries(kept).filter(fits)));
}
