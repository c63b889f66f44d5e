import { expect, type Page } from 'playwright/test';
import type { Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import { anyOf, texts, type Say } from '../support/texts.ts';

const ownNames: Readonly<Record<Language, string>> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
};

/** The home page and what the shell puts round every page. */
export class SitePages {
  readonly #page: Page;
  readonly #language: Language;
  readonly #common: Say;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#common = texts('common', language);
  }

  async goHome(): Promise<void> {
    await this.#page.goto('/');
    await this.expectHome();
  }

  /** Opens the page at `path` and waits for its own code: a link that is followed before is the browser's to load. */
  async open(path: string): Promise<void> {
    await this.#page.goto(path);
    await this.expectWorking();
  }

  /**
   * Opens the page at `path` with its own code held back, so that only the document is there. Call what it answers to let the
   * code come.
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

  /** The page's own code answers. */
  async expectWorking(): Promise<void> {
    await this.#page.waitForFunction(() => performance.getEntriesByName('livree:page-ready').length > 0);
  }

  /** The hero's promise, in the visitor's language or another. */
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

  /** Chooses a language in the header. */
  async speak(language: Language): Promise<void> {
    const label = texts('common', this.#language)('language.label');
    await this.#page.getByRole('button', { name: label }).click();
    await this.#page.getByRole('link', { name: ownNames[language], exact: true }).click();
  }

  /** Asks for an estimate from the hero; the simulator opens with the two addresses. */
  async askForEstimate(departure: string, destination: string): Promise<void> {
    const [marketing, common] = [texts('marketing', this.#language), texts('common', this.#language)];
    const form = this.#page.getByRole('form', { name: marketing('quick.simulator') });
    await form.getByLabel(common('ride.departure')).fill(departure);
    await form.getByLabel(common('ride.destination')).fill(destination);
    await form.getByRole('button', { name: marketing('quick.estimate') }).click();
  }

  /** Leaves the account by the header's menu; on a phone by the page menu. */
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

  /** Follows a link to `path`, wherever it stands: in the page, the header, the footer or the phone's menu. */
  async follow(path: string): Promise<void> {
    const address = withLanguage(path, this.#language);
    const link = this.#page.locator(`a[href="${address}"]`).filter({ visible: true });
    await link.first().click();
    await expect(this.#page).toHaveURL((url) => url.pathname === address);
  }

  /** What surrounds every page is there and works. */
  async expectFrame(): Promise<void> {
    await expect(this.#page.getByRole('banner')).toBeVisible();
    await expect(this.#page.getByRole('contentinfo')).toBeVisible();
  }

  /** A part is missing: the page says so in its language, with a phone number and another try. */
  async expectStandIn(): Promise<void> {
    const main = this.#page.getByRole('main');
    await expect(main.getByText(this.#common('remote.failedTitle'))).toBeVisible();
    await expect(main.getByRole('link', { name: anyOf(this.#common('actions.call')) })).toHaveAttribute(
      'href',
      /^tel:\+\d+$/,
    );
    await expect(main.getByRole('button', { name: this.#common('actions.retry') })).toBeVisible();
  }

  /** A part is late and says so. */
  async expectSlowNotice(): Promise<void> {
    await expect(this.#page.getByRole('main').getByText(this.#common('remote.slow'))).toBeVisible();
  }

  async retry(): Promise<void> {
    const retry = this.#page.getByRole('main').getByRole('button', { name: this.#common('actions.retry') });
    await retry.first().click();
  }

  /** A message that the shell shows and announces. */
  async expectToast(message: string): Promise<void> {
    await expect(this.#page.getByText(message).filter({ visible: true }).first()).toBeVisible();
  }
}
