import { ensureBrowser, NoBrowser } from '@livree/browser';
import { Stop } from '../stop.ts';

/** Has a browser for the journeys, bringing one where there is none. @throws Stop with what to do when none can be had */
export async function requireBrowser(): Promise<void> {
  try {
    await ensureBrowser();
  } catch (error) {
    throw error instanceof NoBrowser ? new Stop(error.message) : error;
  }
}
