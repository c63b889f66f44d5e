import type { ComponentType } from 'react';

/** The report of a problem: its dialog is fetched once the visitor wants it. */
export interface ProblemState {
  readonly isOpen: boolean;
  readonly Dialog?: ComponentType<{ readonly onClose: () => void }>;
}
