import type { Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import { expect, type Page } from 'playwright/test';
import { toPattern, texts, type Translate } from '../support/texts.ts';

const ownNames: Readonly<Record<Language, string>> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
};

/** The home page and the frame around every page. */
export class SitePages {
  readonly #page: Page;
  readonly #language: Language;
  readonly #common: Translate;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#common = texts('common', language);
  }

  async goHome(): Promise<void> {
    await this.#page.goto('/');
    await this.expectHome();
  }

  /** Opens the page at `path` and waits until it is hydrated: before that, the browser itself loads links. */
  async open(path: string): Promise<void> {
    await this.#page.goto(path);
    await this.expectWorking();
  }

  /**
   * Opens the page at `path` and blocks its scripts, so that only the document is there. Call the returned function
   * to let the scripts load.
   */
  async openBeforeItWorks(path: string): Promise<() => void> {
    const { promise: worksNow, resolve: letItWork } = Promise.withResolvers<void>();
    await this.#page.route(/\/assets\/shell\/shell\.\w+\.js$/, async (route) => {
      await worksNow;
      await route.continue();
    });
    await this.#page.goto(path, { waitUntil: 'commit' });
    return letItWork;
  }

  /** Waits until the page is hydrated. */
  async expectWorking(): Promise<void> {
    await this.#page.waitForFunction(() => performance.getEntriesByName('livree:page-ready').length > 0);
  }

  /** Expects the hero's headline, in the visitor's language or another. */
  async expectHome(language: Language = this.#language): Promise<void> {
    const t = texts('marketing', language);
    await expect(this.#page.getByRole('heading', { level: 1 })).toContainText(t('home.headline.promise'));
    await expect(this.#page.locator('html')).toHaveAttribute('lang', language);
  }

  async refuseCookies(): Promise<void> {
    const t = texts('shell', this.#language);
    await this.#page.getByRole('button', { name: t('consent.onlyNecessary') }).click();
    await expect(this.#page.getByRole('dialog', { name: t('consent.title') })).toBeHidden();
  }

  /** Selects a language in the header. */
  async speak(language: Language): Promise<void> {
    const label = texts('common', this.#language)('language.label');
    await this.#page.getByRole('button', { name: label }).click();
    await this.#page.getByRole('link', { name: ownNames[language], exact: true }).click();
  }

  /** Requests an estimate from the hero; the simulator opens with the two addresses. */
  async askForEstimate(departure: string, destination: string): Promise<void> {
    // Before that, the form leads to the wizard.
    await this.expectWorking();
    const [marketing, common] = [texts('marketing', this.#language), texts('common', this.#language)];
    const form = this.#page.getByRole('form', { name: marketing('quick.simulator') });
    await form.getByLabel(common('ride.departure')).fill(departure);
    await form.getByLabel(common('ride.destination')).fill(destination);
    await form.getByRole('button', { name: marketing('quick.estimate') }).click();
  }

  /** Signs out through the header's menu; on a phone, through the page menu. */
  async signOut(customer: string): Promise<void> {
    const t = texts('shell', this.#language);
    const own = this.#page.getByRole('button', { name: t('user.menu', { name: customer }) });
    const menu = this.#page.getByRole('button', { name: t('nav.menu'), exact: true });
    await ((await own.isVisible()) ? own : menu).click();
    await this.#page
      .getByRole('button', { name: t('user.signOut') })
      .filter({ visible: true })
      .click();
  }

  /** Follows a link to `path`, wherever it is: in the page, the header, the footer or the phone's menu. */
  async follow(path: string): Promise<void> {
    const address = withLanguage(path, this.#language);
    const link = this.#page.locator(`a[href="${address}"]`).filter({ visible: true });
    await link.first().click();
    await expect(this.#page).toHaveURL((url) => url.pathname === address);
  }

  /** Expects header and footer to work. */
  async expectFrame(): Promise<void> {
    await expect(this.#page.getByRole('banner')).toBeVisible();
    await expect(this.#page.getByRole('contentinfo')).toBeVisible();
  }

  /** Expects a replacement for a missing part, in the visitor's language, with a phone number and a retry. */
  async expectStandIn(): Promise<void> {
    const main = this.#page.getByRole('main');
    await expect(main.getByText(this.#common('remote.failedTitle'))).toBeVisible();
    await expect(main.getByRole('link', { name: toPattern(this.#common('actions.call')) })).toHaveAttribute(
      'href',
      /^tel:\+\d+$/,
    );
    await expect(main.getByRole('button', { name: this.#common('actions.retry') })).toBeVisible();
  }

  /** Expects a notice that a part is late. */
  async expectSlowNotice(): Promise<void> {
    await expect(this.#page.getByRole('main').getByText(this.#common('remote.slow'))).toBeVisible();
  }

  async retry(): Promise<void> {
    const retry = this.#page.getByRole('main').getByRole('button', { name: this.#common('actions.retry') });
    await retry.first().click();
  }

  /** Expects a message that the shell shows and announces. */
  async expectToast(message: string): Promise<void> {
    await expect(this.#page.getByText(message).filter({ visible: true }).first()).toBeVisible();
  }
}
