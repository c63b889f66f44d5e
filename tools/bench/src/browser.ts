import { ensureBrowser, NoBrowser } from '@livree/browser';

/** The path of the browser that measures; ends the process with one sentence when none can be had. */
export async function measuringBrowser(): Promise<string> {
  try {
    return await ensureBrowser();
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
