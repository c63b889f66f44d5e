// @vitest-environment jsdom
import { z } from '@livree/contracts/schema';
import type { TelemetryReport } from '@livree/document';
import { createConsent, memoryStore, everything, onlyNecessary } from '@livree/platform/shell';
import type { BrowserComposition } from '@livree/release';
import { expect, test } from 'vitest';
import { countPages } from './count-pages.ts';
import { keepCampaign } from './keep-campaign.ts';

const clock = { now: () => new Date('2027-03-01T09:00:00Z') };
const composition = z.parse(z.custom<BrowserComposition>(), {
  shell: 'aaaaaaaaaaaa',
  remotes: [
    {
      id: 'booking',
      version: 'bbbbbbbbbbbb',
      paths: [
        { path: '/reservation', access: 'public' },
        { path: '/operations', access: 'operator' },
      ],
    },
  ],
});

/** A visit that begins on a page. */
function visit(path: string) {
  history.replaceState(null, '', path);
  const consent = createConsent(memoryStore(), clock);
  const sent: TelemetryReport[] = [];
  const makeStamp = (remote: string) => ({ remote, version: 'bbbbbbbbbbbb', language: 'fr' }) as const;
  countPages({ composition, makeStamp, send: (report) => void sent.push(report) }, consent);
  return { consent, pages: () => sent.map((report) => report.kind === 'page' && [report.page, report.step]) };
}

test('a page and its step are reported once they are allowed, and once', () => {
  const { consent, pages } = visit('/de/reservation?etape=3&vehicule=4');
  consent.choose(onlyNecessary);
  expect(pages()).toEqual([]);
  consent.choose(everything);
  consent.choose({ ...everything, marketing: false });
  expect(pages()).toEqual([
    ['/reservation', undefined],
    ['/reservation', 3],
  ]);
});

test.each(['/operations', '/nowhere'])('%s, which is no page of customers, is not reported', (path) => {
  const { consent, pages } = visit(path);
  consent.choose(everything);
  expect(pages()).toEqual([]);
});

test('the campaign is kept while marketing is allowed, and goes with it', () => {
  Object.defineProperty(document, 'referrer', { value: 'https://search.example/', configurable: true });
  const [consent, tab] = [createConsent(memoryStore(), clock), memoryStore()];
  keepCampaign(consent, tab);
  expect(tab.read('campaign')).toBeNull();
  consent.choose({ ...onlyNecessary, marketing: true });
  expect(tab.read('campaign')).toBe('search.example');
  consent.reset();
  expect(tab.read('campaign')).toBeNull();
});
