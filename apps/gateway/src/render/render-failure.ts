/**
 * Why the server did not render a page. `threw`: the page's code failed; `slow`: it exceeded the limit; `stuck`: it
 * blocked the process; `died`: the process ended; `interrupted`: the process ended with several pages in it; `busy`:
 * no process was free in time.
 */
export type RenderFault = 'threw' | 'slow' | 'stuck' | 'died' | 'interrupted' | 'busy';

export class RenderFailure extends Error {
  readonly fault: RenderFault;
  /** Remotes whose server bundle could not be used. */
  readonly faulty: readonly string[];

  constructor(fault: RenderFault, reason: string, faulty: readonly string[] = []) {
    super(reason);
    this.fault = fault;
    this.faulty = faulty;
  }
}
