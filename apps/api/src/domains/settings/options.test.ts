import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

test('the options are listed in the language of the caller', async () => {
  const { settings } = api().client({ language: 'en' });
  expect((await settings.languages()).data.map(({ code, name }) => `${code} ${name}`)).toEqual([
    'fr Français',
    'en English',
    'es Español',
    'de Deutsch',
  ]);
  expect((await settings.currencies()).data).toEqual([{ code: 'EUR', name: 'Euro', symbol: '€' }]);
  const zones = (await settings.timezones()).data;
  expect(zones.length).toBeGreaterThan(400);
  expect(zones).toContainEqual({ value: 'Europe/Paris', label: 'Europe/Paris (UTC+02:00)' });
  expect(zones).toContainEqual({ value: 'UTC', label: 'UTC (UTC+00:00)' });
  api().clock.set('2026-12-01T08:00:00.000Z');
  expect((await settings.timezones()).data).toContainEqual({
    value: 'Europe/Paris',
    label: 'Europe/Paris (UTC+01:00)',
  });
});
