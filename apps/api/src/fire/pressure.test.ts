import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { times } from '../testing/api-process.ts';
import { book } from '../testing/rides.ts';
import { withTestApi } from '../testing/test-api.ts';

const api = withTestApi({ LIVREE_MAX_HOLDS: '1000' });
/** The short run does not measure how long a busy machine takes. */
const rounds = times(0, 60);

/** Twice as many threads as cores, each computing endlessly. */
function pressTheProcessor(): void {
  const busy = Array.from(
    { length: 2 * availableParallelism() },
    () => new Worker('for (;;);', { eval: true }),
  );
  onTestFinished(async () => {
    for (const worker of busy) await worker.terminate();
  });
}

test.skipIf(rounds === 0)('while others take the processor, every call is answered as usual', async () => {
  const token = await api().signUp();
  pressTheProcessor();
  for (let round = 0; round < rounds; round += 1) {
    const day = new Date(Date.UTC(2026, 6, 1 + round)).toISOString().slice(0, 10);
    const reads = ['/api/vehicules', '/api/reviews', '/api/contact', '/readyz'].flatMap((url) =>
      Array.from({ length: 10 }, () => api().app.inject({ url })),
    );
    const bookings = [2, 8, 14, 20].map((hour) =>
      book(api(), token, { pickupAt: `${day}T${String(hour).padStart(2, '0')}:00` }),
    );
    for (const { statusCode } of await Promise.all(reads)) expect(statusCode).toBe(200);
    for (const { status } of await Promise.all(bookings)) expect(status).toBe('succeeded');
  }
});
