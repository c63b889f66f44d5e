import { Interrupted, interruption, runScript } from '@livree/command';
import { tellMailbox } from './site/mailbox.ts';
import { tellOperatorLink } from './site/operator-link.ts';
import { sitePort } from './site/port.ts';
import { startSite } from './site/site.ts';

await runScript(async () => {
  const started = performance.now();
  const site = await startSite(await sitePort(), interruption());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `Livrée is ready at ${site.origin} (${seconds} s)\n${tellMailbox(site)}${tellOperatorLink(site)}`,
  );
  try {
    await site.broken;
  } catch (error) {
    await site.stop();
    if (!(error instanceof Interrupted)) throw error;
  }
});
