import { z } from '@livree/contracts/schema';
import { documentStateSchema, stateId } from '@livree/document';
import { shellId } from '@livree/release';
import { expect, type Page } from 'playwright/test';

/** Expects that the document of a page is made of this release of a remote, or of the shell. */
export async function expectMadeOf(page: Page, id: string, version: string): Promise<void> {
  const text = (await page.locator(`#${stateId}`).textContent()) ?? '';
  const { composition } = z.parse(documentStateSchema, JSON.parse(text));
  const remote = composition.remotes.find((one) => one.id === id);
  expect(id === shellId ? composition.shell : remote?.version, id).toBe(version);
}
