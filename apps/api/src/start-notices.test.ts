import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { companySettings } from './config/company.ts';
import { startNotices } from './start-notices.ts';

const secret = 'x'.repeat(32);
const notices = (env: Record<string, string | undefined>) =>
  startNotices(
    readConfig({
      LIVREE_QUOTE_SECRET: secret,
      LIVREE_PUSH_KEY: 'x'.repeat(43),
      LIVREE_SECOND_FACTOR: 'required',
      ...env,
    }),
  );
const shared = { DATABASE_URL: 'postgres://db.example/livree' };
const demonstration = expect.stringContaining('LIVREE_DEMONSTRATION=off');

test('at its start the API lists what is missing to run several processes or hosts', () => {
  expect(notices({})).toEqual([]);
  expect(notices(shared)).toEqual([expect.stringContaining('LIVREE_REDIS_URL'), demonstration]);
  expect(notices({ ...shared, LIVREE_REDIS_URL: 'redis://limits.example' })).toEqual([demonstration]);
  expect(notices({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('LIVREE_GATEWAY_SECRET')]);
  expect(notices({ HOST: '0.0.0.0', LIVREE_GATEWAY_SECRET: secret })).toEqual([]);
});

test('at its start a demonstration says that its operators give no second factor', () => {
  expect(notices({ LIVREE_SECOND_FACTOR: 'off' })).toEqual([expect.stringContaining('LIVREE_SECOND_FACTOR')]);
});

test('at its start a company’s API says that nobody pays with real money, and that texts name a fictional company', () => {
  const facts = Object.keys(companySettings).filter((name) => /^LIVREE_(BRAND|COMPANY)_/.test(name));
  const company = {
    LIVREE_DEMONSTRATION: 'off',
    ...Object.fromEntries(facts.map((name) => [name, 'Maison Exemple'])),
  };
  const money = expect.stringContaining('LIVREE_SANDBOX_PAYMENTS');
  expect(notices(company)).toEqual([money]);
  expect(notices({ ...company, LIVREE_SANDBOX_PAYMENTS: 'off' })).toEqual([]);
  for (const fact of facts.filter((name) => name !== 'LIVREE_BRAND_NAME'))
    expect(notices({ ...company, [fact]: undefined })).toEqual([
      expect.stringContaining('LIVREE_COMPANY_'),
      money,
    ]);
});
