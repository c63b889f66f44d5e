/** Whether a typed value differs from the saved one. */
export function isEdited<Values extends object>(saved: Values, edits: Partial<Values>): boolean {
  for (const field in edits) if (!Object.is(edits[field], saved[field])) return true;
  return false;
}

/** The edits made after `sent` was sent. */
export function editsSince<Values extends object>(edits: Partial<Values>, sent: Values): Partial<Values> {
  const left = { ...edits };
  for (const field in left) if (Object.is(left[field], sent[field])) delete left[field];
  return left;
}
