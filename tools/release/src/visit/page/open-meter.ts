import type { Page } from 'playwright';

/** What a page keeps once garbage is collected. */
export interface Kept {
  readonly nodes: number;
  readonly listeners: number;
  /** Of its scripts. */
  readonly bytes: number;
}

/** What a page costs the machine of its visitor. */
export interface Meter {
  /** Seconds for which its main thread has worked since the meter was opened. Waiting for a processor does not count. */
  readWork(): Promise<number>;
  countKept(): Promise<Kept>;
  close(): void;
}

/** Begins to measure a page, through all documents that it will show. */
export async function openMeter(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    async readWork() {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    },
    async countKept() {
      // What the first collection finalizes is free for the second one.
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      return { nodes, listeners: jsEventListeners, bytes: usedSize };
    },
    close() {
      // A page that has crashed has ended its session.
      void session.detach().catch(() => undefined);
    },
  };
}
