import { readFile } from 'node:fs/promises';
import type { Language } from '@livree/contracts';
import { expect, type Page } from 'playwright/test';
import { PageObject } from './page-object.ts';

/** The form of a text that counts. */
const plural = (key: string, count: number): string => `${key}_${count === 1 ? 'one' : 'other'}`;

type Kind = 'customers' | 'vehicles' | 'rides';

/** What an operator does with files of things from elsewhere. */
export class ImportPages extends PageObject {
  constructor(page: Page, language: Language) {
    super(page, 'operations', language);
  }

  async show(kind: Kind): Promise<void> {
    await this.page.getByRole('tab', { name: this.t(`import.kind.${kind}`) }).click();
    await expect(this.page.getByText(this.t(`import.lead.${kind}`))).toBeVisible();
  }

  /** Checks a file of these lines. */
  async check(lines: readonly string[], name = 'liste.csv'): Promise<void> {
    await this.page
      .getByLabel(this.t('import.file'), { exact: true })
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
    await this.page.getByRole('button', { name: this.t('import.check') }).click();
    await expect(
      this.page.getByRole('heading', { name: this.t('import.result', { file: name }) }),
    ).toBeFocused();
  }

  /** Imports what is ready, and waits until all of it is there. */
  async run(count: number): Promise<void> {
    await this.page.getByRole('button', { name: this.t(plural('import.run', count), { count }) }).click();
    await expect(
      this.page.getByRole('status').getByText(this.t(plural('import.madeCount', count), { count })),
    ).toBeVisible();
  }

  /** The lines of the file of wrong rows. */
  async saveWrong(count: number): Promise<string[]> {
    const download = this.page.waitForEvent('download');
    await this.page
      .getByRole('button', { name: this.t(plural('import.saveWrong', count), { count }) })
      .click();
    const text = await readFile(await (await download).path(), 'utf8');
    return text.trimEnd().split('\r\n');
  }

  /** The rows of the file, the wrong ones first. */
  rows() {
    return this.page.getByRole('table', { name: this.t('import.rows') }).getByRole('row');
  }
}
