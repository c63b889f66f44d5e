import type { FormFaults } from './form-faults.ts';

/** How far a visitor is with signing in. */
export type Entry =
  | { readonly step: 'idle' | 'sending' }
  | { readonly step: 'refused'; readonly message: string; readonly faults: FormFaults }
  | { readonly step: 'entered'; readonly message: string };
