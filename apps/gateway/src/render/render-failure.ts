/**
 * Why a page was not rendered on the server.
 * `threw`: the page's code failed; `slow`: it waited beyond the limit; `stuck`: it held the process;
 * `died`: the process ended; `interrupted`: it ended while several pages were in it; `busy`: no process was free in time.
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
