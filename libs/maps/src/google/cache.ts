import { LRUCache } from 'lru-cache';

/** Caches the most recently used answers for a while, but no failures. */
export type AnswerCache<Value> = (key: string, ask: () => Promise<Value>) => Promise<Value>;

/** `now` returns milliseconds above 0. */
export function createAnswerCache<Value>(
  { max, ttl }: { readonly max: number; readonly ttl: number },
  now: () => number,
): AnswerCache<Value> {
  const answers = new LRUCache<string, Promise<Value>>({ max, ttl, ttlResolution: 0, perf: { now } });
  return (key, ask) => {
    const known = answers.get(key);
    if (known) return known;
    const answer = ask();
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
