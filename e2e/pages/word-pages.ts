import type { Language } from '@livree/contracts';
import { expect, type Locator, type Page } from 'playwright/test';
import { PageObject } from './page-object.ts';

/** The page on which an operator edits the words of the company. */
export class WordPages extends PageObject {
  constructor(page: Page, language: Language) {
    super(page, 'operations', language);
  }

  async show(part: 'faq' | 'timeline' | 'contact' | 'hours'): Promise<void> {
    await this.page.getByRole('tab', { name: this.t(`words.part.${part}`), exact: true }).click();
    await expect(
      this.page.getByRole('heading', { level: 2, name: this.t(`words.part.${part}`), exact: true }).first(),
    ).toBeVisible();
  }

  async writeIn(language: Language): Promise<void> {
    await this.page.getByRole('tab', { name: this.t(`newsletter.in.${language}`) }).click();
  }

  async fillQuestion(question: string, answer: string): Promise<void> {
    await this.page.getByLabel(this.t('words.question.title'), { exact: true }).fill(question);
    await this.answer().fill(answer);
  }

  /** The answer in the open form. */
  answer(): Locator {
    return this.page.getByLabel(this.t('words.question.text'), { exact: true });
  }

  async begin(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('words.question.add') }).click();
  }

  /** Saves the form, and waits until the history tells it. */
  async save(act: 'addQuestion' | 'changeQuestion' | 'saveContact' | 'saveHours'): Promise<void> {
    const told = this.page.getByRole('cell', { name: this.t(`act.${act}`), exact: true });
    const before = await told.count();
    await this.trySaving();
    await expect(told).toHaveCount(before + 1);
  }

  async trySaving(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('frame.save') }).click();
  }

  /** The questions as they are listed. */
  questions(): Locator {
    return this.page.locator('ol > li b');
  }

  change(name: string): Locator {
    return this.page.getByRole('button', { name: this.t('words.changeNamed', { name }), exact: true });
  }

  async remove(name: string): Promise<void> {
    await this.page.getByRole('button', { name: this.t('words.removeNamed', { name }), exact: true }).click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.t('words.removeNow'), exact: true })
      .click();
    await expect(this.questions().filter({ hasText: name })).toHaveCount(0);
  }

  async writeContact(type: 'telephone', content: string): Promise<void> {
    const name = this.t(`words.contact.${type}`);
    const form = this.page.getByRole('form', { name });
    if (!(await form.isVisible())) await this.change(name).click();
    await form.getByLabel(name).fill(content);
    await this.save('saveContact');
  }

  /** The first opening time of a weekday. */
  opening(day: RegExp): Locator {
    return this.page.getByRole('group', { name: day }).getByLabel(this.t('words.hours.opens')).first();
  }
}
