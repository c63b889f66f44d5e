/**
 * Why the server did not render a page. `threw`: the page's code failed; `slow`: it exceeded the limit; `stuck`: it
 * blocked the process; `died`: the process ended; `interrupted`: the process ended with several pages in it; `busy`:
 * no process was free in time.
 */
export type RenderFault = 'threw' | 'slow' | 'stuck' | 'died' | 'interrupted' | 'busy';

/** Characters: a remote's code may have written it, and it is logged. */
export const longestReason = 2000;

export class RenderFailure extends Error {
  readonly fault: RenderFault;
  /** Remotes whose server bundle could not be used. */
  readonly faulty: readonly string[];

  constructor(fault: RenderFault, reason: string, faulty: readonly string[] = []) {
    super(reason.slice(0, longestReason));
    this.fault = fault;
    this.faulty = faulty;
  }
}
