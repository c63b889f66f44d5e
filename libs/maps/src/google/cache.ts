type Kept<Value> = { readonly value: Promise<Value>; readonly until: number };

/** Keeps answers for a while, the most recently kept ones; a failed answer is not kept. */
export type AnswerCache<Value> = (key: string, ask: () => Promise<Value>) => Promise<Value>;

/** `now` gives milliseconds. */
export function createAnswerCache<Value>(
  { most, keepMs }: { readonly most: number; readonly keepMs: number },
  now: () => number,
): AnswerCache<Value> {
  const kept = new Map<string, Kept<Value>>();
  return (key, ask) => {
    const found = kept.get(key);
    if (found && found.until > now()) return found.value;
    kept.delete(key);
    const value = ask();
    kept.set(key, { value, until: now() + keepMs });
    value.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
