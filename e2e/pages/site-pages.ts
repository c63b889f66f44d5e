import { expect, type Page } from '@playwright/test';
import type { Language } from '@livree/contracts';
import { texts } from '../support/texts.ts';

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

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
  }

  async goHome(): Promise<void> {
    await this.#page.goto('/');
    await this.expectHome();
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
    await this.#page.getByRole('button', { name: ownNames[language] }).click();
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

  /** A message that the shell shows and announces. */
  async expectToast(message: string): Promise<void> {
    await expect(this.#page.getByText(message).filter({ visible: true }).first()).toBeVisible();
  }
}
