import { frenchSpaces } from '@livree/i18n';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

test('the demonstration operator has a story, a timeline, questions and hours', async () => {
  const { site } = api().client();
  expect((await site.about()).data.values.length).toBeGreaterThan(2);
  const years = (await site.timeline()).data.entries.map(({ year }) => year);
  expect([years[0], years.at(-1)]).toEqual([2015, 2023]);
  expect((await site.faq()).data.questions.length).toBeGreaterThan(3);
  expect((await site.hours()).data).toMatchObject({ isPhoneAlways: true });
  const said = JSON.stringify([await site.about(), await site.faq()]).match(/"fr":"[^"]+"/g) ?? [];
  expect(said.filter((text) => frenchSpaces(text) !== text)).toEqual([]);
});

const faq = { questions: [{ question: { fr: 'Pourquoi ?' }, answer: { fr: 'Parce que.', de: 'Darum.' } }] };

describe('writing', () => {
  test('replaces a part, in the given languages', async () => {
    const { site } = api().client({ token: await operatorToken(api()) });
    await site.saveFaq({ body: faq });
    expect((await api().client().site.faq()).data).toEqual(faq);
  });

  test('is for the operator only', async () => {
    const token = await api().signUp();
    await expect(api().client({ token }).site.saveFaq({ body: faq })).rejects.toMatchObject({ status: 403 });
    await expect(api().client().site.saveFaq({ body: faq })).rejects.toMatchObject({ status: 401 });
  });

  test('requires French, and hours that end after they begin', async () => {
    const operator = await operatorToken(api());
    const put = (url: string, payload: object) =>
      api().app.inject({ method: 'PUT', url, payload, headers: { authorization: `Bearer ${operator}` } });
    const german = await put('/api/site/faq', {
      questions: [{ question: { de: 'Warum?' }, answer: { fr: 'x' } }],
    });
    expect(german.statusCode).toBe(422);
    expect(german.json().errors).toHaveProperty(['questions.0.question.fr']);
    const week = [{ day: 1, opens: '20:00', closes: '08:00' }];
    const hours = await put('/api/site/hours', { is_phone_always: false, week });
    expect(hours.statusCode).toBe(422);
    expect(hours.json().errors).toHaveProperty(['week.0.closes']);
  });
});
