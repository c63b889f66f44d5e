/** What became of a try: nothing happened, it was reported against its release, or neither. */
export type Outcome = 'blocked' | 'detected' | 'out of reach';

/** Something that the code of a hostile release tries in the visitor's page. */
export interface HostileTry {
  readonly name: string;
  readonly outcome: Outcome;
  /** What holds, or why nothing does, as docs/security.md says it. */
  readonly why: string;
  /**
   * The code, which runs in a file of the release and knows nothing but `evil`, an address of another site. It returns
   * whether it succeeded, as far as it can see; what reaches the other site is seen there.
   */
  readonly run: (evil: string) => unknown;
  /** Makes the page usable for the next try. */
  readonly undo?: () => unknown;
}
