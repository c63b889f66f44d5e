import type { Language } from '@livree/contracts';
import type { Page } from 'playwright/test';
import { texts, type Translate } from '../support/texts.ts';

/** Pages of one remote in one language, with its texts and the common ones. */
export abstract class PageObject {
  protected readonly page: Page;
  protected readonly t: Translate;
  protected readonly common: Translate;

  protected constructor(page: Page, remote: string, language: Language) {
    this.page = page;
    this.t = texts(remote, language);
    this.common = texts('common', language);
  }
}
