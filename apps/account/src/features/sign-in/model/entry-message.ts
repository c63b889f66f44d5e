/** How far a visitor is with signing in. */
export type Entry<Faults> =
  | { readonly step: 'idle' | 'sending' }
  | { readonly step: 'refused'; readonly message: string; readonly faults: Faults }
  | { readonly step: 'entered'; readonly message: string };

/** What the form says above its fields, if anything. */
export function messageOf(entry: Entry<unknown>): { tone: 'ok' | 'error'; text: string } | undefined {
  if (entry.step === 'refused') return { tone: 'error', text: entry.message };
  return entry.step === 'entered' ? { tone: 'ok', text: entry.message } : undefined;
}
