/** The state of signing in. */
export type Entry =
  | { readonly step: 'idle' | 'sending' }
  | { readonly step: 'refused' | 'entered'; readonly message: string };
