import { chosenPort } from './site/port.ts';
import { startSite } from './site/site.ts';
import { runScript, Stop } from './stop.ts';

class Interrupted extends Stop {}

/** Rejects when somebody asks this process to stop. */
function interruption(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => reject(new Interrupted('stopping')));
    }
  });
}

await runScript(async () => {
  const started = performance.now();
  const site = await startSite(await chosenPort(), interruption());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`Livrée is ready at ${site.origin} (${seconds} s)\n`);
  try {
    await site.broken;
  } catch (error) {
    await site.stop();
    if (!(error instanceof Interrupted)) throw error;
  }
});
