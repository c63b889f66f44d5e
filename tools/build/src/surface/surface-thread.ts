import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from '@livree/contracts/schema';
import type { Project } from '../project.ts';

const surfaceSchema = z.record(z.string(), z.unknown());

/**
 * Reads the surface of a remote, or of the shell, in a thread of its own, because every question to the compiler
 * blocks the thread that asks.
 */
export async function readSurfaceInThread({ root }: Project): Promise<object> {
  const worker = new Worker(new URL('./surface-thread-main.ts', import.meta.url), { workerData: root });
  const [surface] = await once(worker, 'message');
  return surfaceSchema.parse(surface);
}
