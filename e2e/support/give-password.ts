import type { Page } from 'playwright/test';
import { texts } from './texts.ts';

const t = texts('account', 'fr');

/** Gives the password in the dialog that asks for it. */
export async function givePassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('passwordQuestion.title') });
  await dialog.getByLabel(t('fields.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: texts('common', 'fr')('actions.confirm') }).click();
}
