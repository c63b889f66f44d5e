import { languages, legalDocuments } from '@livree/contracts';
import { frenchSpaces } from '@livree/i18n';
import { describe, expect, test } from 'vitest';
import { openTestApi, withTestApi } from '../../testing/test-api.ts';
import { accessibilityRecord } from './accessibility-record.ts';
import { editions } from './editions.ts';

const api = withTestApi();

describe.each(legalDocuments)('%s', (document) => {
  test.each(editions[document])(
    'of $effectiveFrom has the same sections in every language, with every placeholder filled',
    async ({ effectiveFrom }) => {
      api().clock.set(`${effectiveFrom}T12:00:00.000Z`);
      const texts = await Promise.all(
        languages.map((language) => api().client({ language }).legal.read({ params: { document } })),
      );
      const [french, ...others] = texts.map(({ data }) => data.sections);
      for (const other of others) {
        expect(other.map(({ id }) => id)).toEqual(french?.map(({ id }) => id));
        expect(other.map(({ blocks }) => blocks.map(({ kind, lines }) => `${kind} ${lines.length}`))).toEqual(
          french?.map(({ blocks }) => blocks.map(({ kind, lines }) => `${kind} ${lines.length}`)),
        );
      }
      expect(JSON.stringify(texts)).not.toMatch(/\{[a-z]\w*\}/i);
    },
  );

  test.each(editions[document])(
    'of $effectiveFrom has the spaces of French punctuation',
    async ({ effectiveFrom }) => {
      api().clock.set(`${effectiveFrom}T12:00:00.000Z`);
      const { data } = await api().client().legal.read({ params: { document } });
      const said = data.sections.flatMap(({ title, blocks }) => [
        title,
        ...blocks.flatMap(({ lines }) => lines.flatMap((line) => line.map(({ text }) => text))),
      ]);
      expect(said.filter((text) => frenchSpaces(text) !== text)).toEqual([]);
    },
  );

  test('announces each new edition early enough', () => {
    const [, ...later] = editions[document];
    for (const { announcedOn, effectiveFrom } of later) {
      expect((Date.parse(effectiveFrom) - Date.parse(announcedOn)) / 86_400_000).toBeGreaterThanOrEqual(30);
    }
  });
});

test('the privacy policy has its thirteen sections', async () => {
  const { data } = await api()
    .client()
    .legal.read({ params: { document: 'privacy' } });
  expect(data.sections).toHaveLength(13);
});

/** What is said, with plain spaces. */
const plain = (said: unknown): string => JSON.stringify(said).replaceAll('\u00A0', ' ');

const cancellation = async (of: typeof api, version?: string) => {
  const request = { params: { document: 'terms' as const }, ...(version && { query: { version } }) };
  const { data } = await of().client().legal.read(request);
  const text = plain(data.sections.find(({ id }) => id === 'cancellation'));
  return { version: data.version, text };
};

test('the terms contain the operator’s policy, and an earlier policy under its own version', async () => {
  const strict = await openTestApi({ LIVREE_SELF_CANCEL_HOURS: '72', LIVREE_PARTIAL_REFUND_PERCENT: '30' });
  try {
    const now = await cancellation(() => strict);
    expect(now.version).toBe('2026-05-01.72-24-2-30');
    expect(now.text).toContain('Jusqu’à 72 heures avant');
    expect(now.text).toContain('30 % du prix');
    const accepted = await cancellation(() => strict, '2026-05-01.48-24-2-50');
    expect(accepted.text).toContain('Jusqu’à 48 heures avant');
    expect(accepted.text).toContain('50 % du prix');
  } finally {
    await strict.close();
  }
});

test.each([['1999-01-01'], ['2026-05-02.48-24-2-50']])('version %s never existed', async (version) => {
  await expect(cancellation(api, version)).rejects.toMatchObject({ status: 404 });
});

test('the accessibility statement gives the day and the figures of the recorded run', async () => {
  const { data } = await api()
    .client({ language: 'de' })
    .legal.read({ params: { document: 'accessibility' } });
  const { pages, points, tool } = accessibilityRecord;
  expect(plain(data)).toContain(
    `${tool} auf einem simulierten Telefon ${pages.length} öffentlichen Seiten ${points} von 100`,
  );
  expect(plain(data)).toMatch(/Am \d{1,2}\. \S+ \d{4} gab/);
});
