import { ensureHeadlessBrowser, NoBrowser } from '@livree/browser';
import { Stop } from '@livree/command';

/** Finds or installs the browsers of the journeys. @throws Stop with instructions if that fails */
export async function requireBrowser(): Promise<void> {
  try {
    await ensureHeadlessBrowser();
  } catch (error) {
    throw error instanceof NoBrowser ? new Stop(error.message) : error;
  }
}
