import { languages, type Language } from '@livree/contracts';
import { vehicleName } from '@livree/i18n';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

test.use({ javaScriptEnabled: false });

/** A text that only the content of each public page has. */
const contents: readonly { path: string; says: (language: Language) => string }[] = [
  { path: '/', says: (language) => texts('marketing', language)('home.headline.promise') },
  { path: '/services', says: (language) => texts('common', language)('service.airport') },
  { path: '/prices', says: (language) => texts('common', language)('plan.premium') },
  { path: '/vehicles', says: (language) => vehicleName({ make: 'Mercedes', model: 'Classe E' }, language) },
  { path: '/gallery', says: (language) => texts('marketing', language)('gallery.page.headline') },
  { path: '/reservation', says: () => 'Toyota Camry' },
  { path: '/login', says: (language) => texts('account', language)('login.submit') },
  { path: '/register', says: (language) => texts('account', language)('register.submit') },
  { path: '/about', says: (language) => texts('marketing', language)('about.headline') },
  { path: '/contact', says: (language) => texts('marketing', language)('contact.headline') },
  { path: '/terms', says: (language) => texts('marketing', language)('legal.terms.lead') },
  { path: '/privacy', says: (language) => texts('marketing', language)('legal.privacy.lead') },
  { path: '/legal', says: (language) => texts('marketing', language)('legal.legal.lead') },
  { path: '/accessibility', says: (language) => texts('marketing', language)('legal.accessibility.lead') },
  { path: '/blog', says: (language) => texts('blog', language)('page.headline') },
];

for (const language of languages) {
  test.describe(
    `a visitor who reads ${language}`,
    { tag: ['fr', 'de'].includes(language) ? [] : '@long' },
    () => {
      test.use({ language });

      test('reads every public page without JavaScript', async ({ page }) => {
        for (const { path, says } of contents) {
          const response = await page.goto(path);
          expect(response?.headers()['x-livree-render'], path).toBe('server');
          await expect(page.getByRole('main').getByText(says(language)).first(), path).toBeVisible();
          await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
          await expect(page.getByRole('contentinfo'), path).toBeVisible();
        }
      });
    },
  );
}
