import { ensureBrowser, NoBrowser } from '@livree/browser';
import { Stop } from '@livree/command';

/** Finds or installs a browser for the journeys. @throws Stop with instructions if that fails */
export async function requireBrowser(): Promise<void> {
  try {
    await ensureBrowser();
  } catch (error) {
    throw error instanceof NoBrowser ? new Stop(error.message) : error;
  }
}
