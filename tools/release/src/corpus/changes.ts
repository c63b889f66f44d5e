/** Texts of a source and what stands instead of each. */
export type Edits = readonly (readonly [before: string, after: string])[];

/** One change to the sources of the small site in `corpus/apps`, or to the libraries it is built with. */
export interface Change {
  readonly name: string;
  readonly kind: string;
  /** The remote that is released with the change; booking unless it is another. */
  readonly remote?: 'booking' | 'marketing' | 'payments';
  /** Paths below `corpus/apps/<remote>/src`, or of the workspace where they begin with `libs/`; a whole text is a new file. */
  readonly edits?: Readonly<Record<string, Edits | string>>;
  /** Versions of shared modules that it is built against, where they are not the shell's. */
  readonly shared?: Readonly<Record<string, string>>;
}

/** A change that breaks something, and a part of the sentence that has to say so. */
export interface BreakingChange extends Change {
  readonly refusal: string;
}

/** Changes that break something, of one kind. */
export const breakingChangesOf = (
  kind: string,
  changes: readonly Omit<BreakingChange, 'kind'>[],
): BreakingChange[] => changes.map((change) => ({ ...change, kind }));

/** Changes that break nothing, of one kind. */
export const harmlessChangesOf = (kind: string, changes: readonly Omit<Change, 'kind'>[]): Change[] =>
  changes.map((change) => ({ ...change, kind }));
