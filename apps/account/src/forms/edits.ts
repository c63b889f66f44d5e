/** Whether something typed differs from what is saved. */
export function isEdited<Values extends object>(saved: Values, edits: Partial<Values>): boolean {
  for (const field in edits) if (!Object.is(edits[field], saved[field])) return true;
  return false;
}

/** What was typed after `sent` had left. */
export function editsSince<Values extends object>(edits: Partial<Values>, sent: Values): Partial<Values> {
  const left = { ...edits };
  for (const field in left) if (Object.is(left[field], sent[field])) delete left[field];
  return left;
}
