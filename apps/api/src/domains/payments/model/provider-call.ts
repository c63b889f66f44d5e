/** `key` makes a repeated call the same call; `signal` ends the wait for an answer. */
export interface ProviderCall {
  readonly key: string;
  readonly signal: AbortSignal;
}
