/** Milliseconds without a sound after which a connection counts as dead; the server says something every ten seconds. */
const silence = 30_000;

/** One try to hear something. */
export interface Attempt {
  /** Aborts when it falls silent, is no longer wanted, or the page is out of sight. */
  readonly signal: AbortSignal;
  /** Puts off the silence. */
  readonly hear: () => void;
  readonly end: () => void;
}

export function beginAttempt(wanted: AbortSignal): Attempt {
  const ended = new AbortController();
  const { signal } = ended;
  const end = (): void => ended.abort();
  let timer = setTimeout(end, silence);
  signal.addEventListener('abort', () => clearTimeout(timer));
  wanted.addEventListener('abort', end, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && end(), { signal });
  return {
    signal,
    hear() {
      clearTimeout(timer);
      timer = setTimeout(end, silence);
    },
    end,
  };
}
