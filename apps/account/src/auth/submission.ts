/** How far the form has come. */
export type Submission =
  | { readonly step: 'idle' | 'sending' }
  | { readonly step: 'refused' | 'succeeded'; readonly message: string };
