import type { FullConfig, FullResult, Reporter, Suite } from 'playwright/types/testReporter';

/** Of all journeys of a run: a browser of a busy machine may get no processor time, but not again and again. */
const most = 2;

/** Fails a run in which too many journeys passed at their second attempt only, so that it is not cached either (decision 0148). */
export default class SecondAttempts implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] }> {
    const late = this.#suite?.allTests().filter((test) => test.outcome() === 'flaky').length ?? 0;
    if (late <= most) return Promise.resolve({ status });
    process.stdout.write(`failed: ${late} journeys passed at their second attempt only, more than ${most}\n`);
    return Promise.resolve({ status: 'failed' });
  }
}
