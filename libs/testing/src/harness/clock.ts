/** A clock that starts at an instant and runs from there; the real clock without one. */
export function clockFrom(start: string | undefined): () => Date {
  const ahead = start === undefined ? 0 : Date.parse(start) - Date.now();
  return () => new Date(Date.now() + ahead);
}
