import type { TransportRequest, TransportResponse } from '@livree/api-client';
import { eventBatch } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { wait } from './faults.ts';
import type { FakeState } from './state.ts';

/** As long as a timer can be. */
const forever = 2 ** 31 - 1;

/** Goes on with an answer of an event stream: sends what the state's listeners are told, until the call is aborted. */
export async function streamEvents(
  { onText, signal }: TransportRequest,
  first: TransportResponse,
  { listeners }: FakeState,
): Promise<TransportResponse> {
  let count = 0;
  const write = (batch: unknown): void => onText?.(`id: ${(count += 1)}\ndata: ${JSON.stringify(batch)}\n\n`);
  const hear = (batch: z.output<typeof eventBatch>): void => write(z.encode(eventBatch, batch));
  write(first.body);
  listeners.add(hear);
  try {
    await wait(forever, signal);
  } finally {
    listeners.delete(hear);
  }
  return { ...first, body: undefined };
}
