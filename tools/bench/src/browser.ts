import { ensureBrowser, NoBrowser } from '@livree/browser';

/** The path of the browser for measuring; ends the process with one sentence if there is none. */
export async function measuringBrowser(): Promise<string> {
  try {
    return await ensureBrowser();
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
