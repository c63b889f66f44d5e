import { z } from '@livree/contracts/schema';
import type { IssuedBill } from './paper/bill-paper.ts';
import type { VoucherFacts } from './paper/voucher-paper.ts';

/** Writes documents in a separate thread, because laying out a page would block other requests too long. */
export interface Printer {
  bill(bill: IssuedBill): Promise<Buffer>;
  voucher(facts: VoucherFacts): Promise<Buffer>;
  close(): Promise<void>;
}

const idleMs = 30_000;
const waiting = 200;
const file = z.instanceof(Uint8Array);

/** Loads the threads with the first document: a process that only answers calls may never print one. */
async function openThreads() {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: new URL('./paper/print-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    maxQueue: waiting,
  });
}

export function createPrinter(): Printer {
  let threads: ReturnType<typeof openThreads> | undefined;
  async function print(name: string, task: object): Promise<Buffer> {
    threads ??= openThreads();
    return Buffer.from(z.parse(file, await (await threads).run(task, { name })));
  }
  return {
    bill: (bill) => print('billPaper', bill),
    voucher: (facts) => print('voucherPaper', facts),
    close: async () => (await threads)?.close(),
  };
}
