import { expectAccessible, expectContrast } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const t = texts('marketing', 'fr');
const written = 'Bonjour, transportez-vous des vélos ?';

test.describe('a visitor writes to the operator', () => {
  test.use({ tolerated: { console: [/422/] } });

  test('sees what is missing, loses nothing, and is thanked', async ({ page, site }) => {
    await site.open('/contact');
    const form = page.getByRole('main').locator('form');
    const send = form.getByRole('button', { name: t('contact.form.send') });
    await form.getByLabel(t('contact.form.message')).fill(written);
    await send.click();
    await expect(page.getByText('Le nom doit contenir au moins 2 caractères')).toBeVisible();
    await expect(page.getByText('Veuillez entrer une adresse email valide')).toBeVisible();
    await expect(page.getByText('Veuillez sélectionner un sujet')).toBeVisible();
    await expect(form.getByLabel(t('contact.form.name'))).toBeFocused();
    await expect(form.getByLabel(t('contact.form.message'))).toHaveValue(written);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    await page.emulateMedia({ colorScheme: 'light' });

    await form.getByLabel(t('contact.form.name')).fill('Zoé Durand');
    await form.getByLabel(t('contact.form.email')).fill('zoe@example.org');
    await form.getByLabel(t('contact.form.subject')).selectOption('reservation');
    await send.click();
    await expect(page.getByText('Votre message a été envoyé avec succès')).toBeVisible();
    await expect(form.getByLabel(t('contact.form.message'))).toHaveValue('');
  });

  test('finds telephone, e-mail, address and hours, and an answer', async ({ page, site }) => {
    await site.open('/contact');
    const tiles = page.getByRole('list', { name: t('contact.tiles') });
    await expect(tiles.getByRole('link', { name: t('contact.phone') })).toHaveAttribute('href', /^tel:\+/);
    await expect(tiles.getByRole('link', { name: t('contact.email') })).toHaveAttribute('href', /^mailto:/);
    await expect(tiles.getByRole('link', { name: t('contact.address') })).toHaveAttribute('target', '_blank');
    await expect(tiles.getByText(/Ouvert jusqu’à|Fermé, ouvre/)).toBeVisible();
    const question = page.getByText('Puis-je annuler ou changer d’heure ?');
    await question.click();
    await expect(page.getByText('Jusqu’à 48 heures avant le départ')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerated: { console: [/422/] } });

  test('a page answers the form and shows the typed values', async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await main.getByLabel(t('contact.form.name')).fill('Zoé Durand');
    await main.getByLabel(t('contact.form.message')).fill(written);
    await main.getByRole('button', { name: t('contact.form.send') }).click();
    await expect(page.getByText('Veuillez entrer une adresse email valide')).toBeVisible();
    await expect(page.getByLabel(t('contact.form.name'))).toHaveValue('Zoé Durand');
    await page.getByLabel(t('contact.form.email')).fill('zoe@example.org');
    await page.getByLabel(t('contact.form.subject')).selectOption('inquiry');
    await page.getByRole('button', { name: t('contact.form.send') }).click();
    await expect(page.getByText('Votre message a été envoyé avec succès')).toBeVisible();
    await expect(page.getByText(written)).toBeVisible();
  });
});
