import type { FieldValues } from 'react-hook-form';

/** The typed values that differ from the saved ones. */
export function findEdits<Values extends object>(saved: Values, typed: Partial<Values>): Partial<Values> {
  const edits = { ...typed };
  for (const field in edits) if (Object.is(edits[field], saved[field])) delete edits[field];
  return edits;
}

/** The kept values of fields that the form still has, if their types match. */
export function pickFitting<Values extends object>(
  saved: Values,
  kept: Readonly<Record<string, unknown>>,
): Partial<Values> {
  const known = new Map<string, unknown>(Object.entries(saved));
  const fits = ([field, value]: [string, unknown]) => typeof known.get(field) === typeof value;
  const fitting: FieldValues = Object.fromEntries(Object.entries(kept).filter(fits));
  const none: Partial<Values> = {};
  return { ...none, ...fitting };
}
