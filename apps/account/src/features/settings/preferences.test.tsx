// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import messages from '../../messages/fr.json' with { type: 'json' };
import { remote } from '../../remote.ts';

const { preferences } = messages.settings;

let page: OpenPage;

beforeEach(async () => {
  page = await openPage(remote, '/settings?tab=preferences');
  page.signIn();
  await screen.findByRole('button', { name: 'Enregistrer' });
});
afterEach(() => page.close());

const languageField = () =>
  screen.getByLabelText(preferences.language, { selector: 'button, select, input' });
const sent = () =>
  page.calls.filter(({ path, method }) => path === '/settings/preferences' && method !== 'GET');

test('a language chosen in the header is shown, and saving another field does not undo it', async () => {
  page.shell.services.language.set('en');
  await waitFor(() => expect(languageField().textContent).toContain('English'));
  await page.press('button', 'Enregistrer');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toHaveProperty('language', 'en');
  await screen.findByText(preferences.saved);
  expect(page.shell.services.language.getState()).toBe('en');
});

test('a language chosen in the form is sent, and the page follows it', async () => {
  await page.user.click(languageField());
  await page.press('option', 'Deutsch');
  await page.press('button', 'Enregistrer');
  await waitFor(() => expect(page.shell.services.language.getState()).toBe('de'));
  expect(sent()[0]?.body).toHaveProperty('language', 'de');
});
