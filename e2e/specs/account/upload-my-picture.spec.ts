import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const account = texts('account', 'fr');
const common = texts('common', 'fr');

/** A real picture, twice as wide as high. */
const picture = async () => ({
  name: 'portrait.png',
  mimeType: 'image/png',
  buffer: await readFile(new URL('../../support/portrait.png', import.meta.url)),
});

test('an invalid picture is refused with a message, and nothing is sent', async ({
  customer,
  settings,
  page,
}) => {
  expect(customer.name).not.toBe('');
  await settings.open('profile');
  for (const { mimeType, bytes, words } of [
    { mimeType: 'application/pdf', bytes: 10, words: 'Veuillez sélectionner un fichier image' },
    {
      mimeType: 'image/svg+xml',
      bytes: 10,
      words: 'Type de fichier non supporté (JPEG, PNG, JPG, GIF et WebP uniquement)',
    },
    { mimeType: 'image/png', bytes: 2_097_153, words: 'Le fichier est trop volumineux (max 2MB)' },
  ]) {
    await settings.choosePicture({ name: 'photo', mimeType, buffer: Buffer.alloc(bytes) });
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await settings.choosePicture({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.alloc(900) });
  await expect(page.getByText(account('avatar.unreadable'))).toBeVisible();
  expect((await customer.api.identity.me()).user.avatar).toBeNull();
});

test('a picture is cropped with the keyboard, uploaded, shown in the header at once, and removed after a confirmation', async ({
  customer,
  settings,
  page,
}) => {
  await settings.open('profile');
  await settings.choosePicture(await picture());
  const dialog = page.getByRole('alertdialog', { name: account('avatar.cropTitle') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const area = dialog.getByRole('group', { name: account('avatar.cropArea') });
  const placed = () =>
    area.locator('xpath=preceding-sibling::img').evaluate((image) => image.style.transform);
  const before = await placed();
  await area.focus();
  await page.keyboard.press('ArrowLeft');
  expect(await placed()).not.toBe(before);
  await dialog.getByLabel(account('avatar.zoom')).fill('2');
  await dialog.getByRole('button', { name: common('actions.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Photo de profil mise à jour').first()).toBeVisible();
  const shown = page.getByRole('banner').locator('img[src*="/storage/avatars/"]');
  await expect(shown.first()).toBeAttached();
  const { avatar } = (await customer.api.identity.me()).user;
  await expect(shown.first()).toHaveAttribute('src', `/storage/${avatar}`);

  await page.getByRole('button', { name: account('avatar.remove') }).click();
  const question = page.getByRole('alertdialog', { name: account('avatar.removeTitle') });
  await question.getByRole('button', { name: common('actions.cancel') }).click();
  await expect(shown.first()).toBeAttached();
  await page.getByRole('button', { name: account('avatar.remove') }).click();
  await question.getByRole('button', { name: common('actions.delete') }).click();
  await expect(question).toBeHidden();
  await expect(shown).toHaveCount(0);
  expect((await customer.api.identity.me()).user.avatar).toBeNull();
});
