import { spawn } from 'node:child_process';
import { languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { Refusal } from '@livree/release/ledger';
import { answering } from '../visit/page/answering.ts';
import { arrive } from '../visit/page/arrive.ts';
import { openBrowser } from '../visit/page/open-browser.ts';
import { watchPage } from '../visit/page/watch-page.ts';

/** Says whether a site shows the fault. */
export type Probe = (origin: string) => Promise<boolean>;

/** What a shell ends with if it cannot run a command, or does not know it. */
const cannotRun = new Set<number | null>([null, 126, 127]);

/**
 * A command of a shell, which finds the site in `LIVREE_SITE_URL` and ends with 0 if the fault is not there.
 * @throws Refusal if the command cannot run, or was killed: then it says nothing of the site
 */
export const commandProbe =
  (command: string): Probe =>
  (origin) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, {
        shell: true,
        env: { ...process.env, LIVREE_SITE_URL: origin },
        // The answer of the command line is on standard output.
        stdio: ['ignore', 2, 2],
      });
      child.once('error', reject).once('close', (code) => {
        if (cannotRun.has(code)) reject(new Refusal(`"${command}" could not run, so nothing was found out`));
        else resolve(code !== 0);
      });
    });

/** Opens a page as a visitor: the fault is there if it does not work, or if something on it fails. */
export const pageProbe =
  (path: string): Probe =>
  async (origin) => {
    const browser = await openBrowser(() => Promise.resolve());
    const url = origin + path;
    const language = z.safeParse(languageSchema, path.split('/')[1]).data ?? 'fr';
    try {
      const context = await browser.contextFor({
        kind: 'page',
        language,
        visitor: 'nobody',
        isPhone: false,
        url,
      });
      const page = await context.newPage();
      const { errors, settle } = watchPage(page);
      const failure = await arrive(page, { kind: 'page', url });
      const isAnswering = await answering(settle());
      return failure !== undefined || !isAnswering || errors.length > 0;
    } finally {
      await browser.close();
    }
  };
