import type { Language } from '@livree/contracts';
import { expect, type Locator, type Page } from 'playwright/test';
import { PageObject } from './page-object.ts';

/** The page on which an operator writes an article. */
export class ArticleEditor extends PageObject {
  constructor(page: Page, language: Language) {
    super(page, 'operations', language);
  }

  /** The content in the language that is shown. */
  content(): Locator {
    return this.page.getByRole('textbox', { name: this.t('articles.content') });
  }

  async begin(): Promise<void> {
    await this.page.getByRole('link', { name: this.t('articles.begin') }).click();
    await expect(this.content()).toBeVisible();
  }

  async writeIn(language: Language): Promise<void> {
    await this.page.getByRole('tab', { name: this.t(`newsletter.in.${language}`) }).click();
    await expect(this.content()).toHaveAttribute('lang', language);
  }

  async title(title: string): Promise<void> {
    await this.page.getByLabel(this.t('articles.title'), { exact: true }).fill(title);
  }

  /** Writes a short article and saves it for the first time. */
  async write(title: string, text: string): Promise<void> {
    await this.title(title);
    await this.content().click();
    await this.page.keyboard.type(text);
    await this.save();
    await this.page.waitForURL(/\/operations\/articles\/\d+$/);
  }

  /** Presses a button of the editor. */
  async use(tool: 'strong' | 'ul' | 'a' | 'undo'): Promise<void> {
    await this.page.getByRole('button', { name: this.t(`editor.${tool}`), exact: true }).click();
  }

  /** Pastes into the content, as from another program. */
  async paste(data: Readonly<Record<string, string>>): Promise<void> {
    await this.content().evaluate((target, given) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, data);
  }

  async linkTo(address: string): Promise<void> {
    await this.use('a');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(this.t('editor.address')).fill(address);
    await dialog.getByRole('button', { name: this.t('editor.insert') }).click();
    await expect(dialog).toHaveCount(0);
  }

  /** @param file a path @param alt what it shows */
  async insertPicture(file: string, alt: string): Promise<void> {
    await this.page.getByRole('button', { name: this.t('editor.img'), exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(this.t('articles.image'), { exact: true }).setInputFiles(file);
    await expect(dialog.getByRole('button', { name: this.t('articles.removeImage') })).toBeVisible();
    await dialog.getByLabel(this.t('editor.alt')).fill(alt);
    await dialog.getByRole('button', { name: this.t('editor.insert') }).click();
    await expect(dialog).toHaveCount(0);
  }

  /** Chooses the main picture. @param file a path @param alt what it shows, in the language that is shown */
  async choosePicture(file: string, alt: string): Promise<void> {
    await this.page.getByLabel(this.t('articles.image'), { exact: true }).setInputFiles(file);
    await this.page.getByLabel(this.t('articles.imageAlt')).fill(alt);
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('frame.save'), exact: true }).click();
  }

  /** Takes a step of the publication, and waits until the history tells it. */
  async take(step: 'publishNow' | 'withdraw', act: 'publish' | 'unpublish'): Promise<void> {
    await this.page.getByRole('button', { name: this.t(`articles.${step}`) }).click();
    await expect(this.page.getByRole('cell', { name: this.t(`act.${act}`), exact: true })).toBeVisible();
  }
}
