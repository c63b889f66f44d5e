import { z } from '@livree/contracts/schema';
import { Piscina } from 'piscina';
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

export function createPrinter(): Printer {
  const threads = new Piscina({
    filename: new URL('./paper/print-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    maxQueue: waiting,
  });
  const print = async (name: string, task: object) =>
    Buffer.from(z.parse(file, await threads.run(task, { name })));
  return {
    bill: (bill) => print('billPaper', bill),
    voucher: (facts) => print('voucherPaper', facts),
    close: () => threads.close(),
  };
}
