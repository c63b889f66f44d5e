import { expect, test } from 'vitest';
import { findCampaign } from './find-campaign.ts';

const site = 'https://livree.example';

test.each([
  [`${site}/?utm_source=lettre&utm_campaign=noel%202026`, '', 'lettre / noel 2026'],
  [`${site}/vehicles`, 'https://www.search.example/find?q=chauffeur', 'www.search.example'],
  [`${site}/?utm_source=%20`, `${site}/blog`, undefined],
  [`${site}/`, '', undefined],
  [`${site}/?utm_source=${'x'.repeat(300)}`, '', 'x'.repeat(100)],
])('a visit to %s from %s comes from %s', (landing, referrer, campaign) => {
  expect(findCampaign(landing, referrer)).toBe(campaign);
});
