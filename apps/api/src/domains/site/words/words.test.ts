import type { QuestionRequest, YearRequest } from '@livree/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { operatorToken } from '../../../testing/operator.ts';
import { withTestApi } from '../../../testing/test-api.ts';
import { emptyDatabase } from '../../../testing/test-database.ts';

const api = withTestApi();

// Without the demonstration's words.
beforeAll(() => emptyDatabase(api().deps.db));

const question: QuestionRequest = {
  question: { fr: 'Pourquoi ?', de: 'Warum?' },
  answer: { fr: 'Parce que.', de: 'Darum.' },
  isShown: true,
};
const year: YearRequest = {
  year: 2015,
  title: { fr: 'La première' },
  description: { fr: 'Une berline.' },
  icon: 'key',
  isShown: true,
};

async function desk() {
  const client = api().client({ token: await operatorToken(api()) });
  const readActs = async (id: string) =>
    (await client.operations.acts({ query: { subject: 'words', id } })).data.map(
      ({ act, before, after }) => ({ act, before, after }),
    );
  return { ...client, readActs };
}

const overtaken = { status: 409, code: 'operations.overtaken' };
const visitors = async () =>
  (await api().client().site.faq()).data.questions.map(({ question: { fr } }) => fr);

describe('a question', () => {
  test('is added, changed, hidden and deleted, each with what was before and after', async () => {
    const { words, readActs } = await desk();
    const { data: added } = await words.addQuestion({ headers: {}, body: question });
    const params = { id: added.id };
    const answer = { fr: 'Parce que <b>oui</b>.', de: 'Darum.' };
    const edited = { ...question, answer, version: added.version };
    const { data: changed } = await words.changeQuestion({ params, body: edited });
    expect((await api().client().site.faq()).data.questions).toEqual([
      { question: question.question, answer },
    ]);
    const hidden = { ...edited, isShown: false, version: changed.version };
    const { data: last } = await words.changeQuestion({ params, body: hidden });
    expect(await visitors()).toEqual([]);
    expect((await words.read()).data.questions).toEqual([last]);
    await words.removeQuestion({ params, query: { version: last.version } });
    expect((await words.read()).data.questions).toEqual([]);
    expect(await readActs('faq')).toEqual([
      {
        act: 'words.removeQuestion',
        before: expect.objectContaining({ question_fr: 'Pourquoi ?' }),
        after: null,
      },
      {
        act: 'words.changeQuestion',
        before: { is_shown: true },
        after: { name: 'Pourquoi ?', is_shown: false },
      },
      {
        act: 'words.changeQuestion',
        before: { answer_fr: 'Parce que.' },
        after: { name: 'Pourquoi ?', answer_fr: answer.fr },
      },
      {
        act: 'words.addQuestion',
        before: null,
        after: expect.objectContaining({ answer_de: 'Darum.', is_shown: true }),
      },
    ]);
  });

  test('that another operator changed is neither overwritten nor deleted', async () => {
    const { words } = await desk();
    const { data: seen } = await words.addQuestion({ headers: {}, body: question });
    const params = { id: seen.id };
    const edit = (fr: string) =>
      words.changeQuestion({ params, body: { ...question, answer: { fr }, version: seen.version } });
    const outcomes = await Promise.allSettled([edit('Une.'), edit('Deux.'), edit('Trois.')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(edit('Quatre.')).rejects.toMatchObject(overtaken);
    await expect(words.removeQuestion({ params, query: { version: seen.version } })).rejects.toMatchObject(
      overtaken,
    );
    expect(await visitors()).toEqual(['Pourquoi ?']);
  });

  test('is added once for each key', async () => {
    const { words } = await desk();
    const headers = { idempotencyKey: 'one-intention' };
    const add = () => words.addQuestion({ headers, body: question });
    const added = await Promise.all([add(), add(), add()]);
    expect(new Set(added.map(({ data }) => data.id)).size).toBe(1);
    expect(await visitors()).toEqual(['Pourquoi ?']);
    const other = { ...question, isShown: false };
    await expect(words.addQuestion({ headers, body: other })).rejects.toMatchObject({ status: 422 });
  });

  test('is one of thirty at most', async () => {
    const { words } = await desk();
    const add = () => words.addQuestion({ headers: {}, body: question });
    for (const _ of Array.from({ length: 28 })) await add();
    const outcomes = await Promise.allSettled([add(), add(), add(), add()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await visitors()).toHaveLength(30);
  });
});

test('questions are put into another order, unless another operator was first', async () => {
  const { words, readActs } = await desk();
  const ids: number[] = [];
  for (const fr of ['Un ?', 'Deux ?', 'Trois ?'])
    ids.push((await words.addQuestion({ headers: {}, body: { ...question, question: { fr } } })).data.id);
  await words.orderQuestions({ body: { seen: ids, wanted: ids.toReversed() } });
  expect(await visitors()).toEqual(['Trois ?', 'Deux ?', 'Un ?']);
  expect((await readActs('faq'))[0]).toMatchObject({ after: { order: ['Trois ?', 'Deux ?', 'Un ?'] } });
  await expect(words.orderQuestions({ body: { seen: ids, wanted: ids } })).rejects.toMatchObject(overtaken);
  const present = ids.toReversed();
  await expect(words.orderQuestions({ body: { seen: present, wanted: [...ids, 99] } })).rejects.toMatchObject(
    { status: 400 },
  );
  await expect(
    words.orderQuestions({ body: { seen: present.slice(1), wanted: present.slice(1) } }),
  ).rejects.toMatchObject(overtaken);
});

test('the timeline is sorted by year, and what is hidden stays with the operator', async () => {
  const { words, readActs } = await desk();
  const { data: last } = await words.addYear({ headers: {}, body: { ...year, year: 2026 } });
  await words.addYear({ headers: {}, body: year });
  await words.addYear({ headers: {}, body: { ...year, year: 2020, isShown: false } });
  expect((await words.read()).data.years.map((entry) => entry.year)).toEqual([2015, 2020, 2026]);
  const years = async () => (await api().client().site.timeline()).data.entries.map((entry) => entry.year);
  expect(await years()).toEqual([2015, 2026]);
  const params = { id: last.id };
  await words.changeYear({ params, body: { ...year, year: 2014, version: last.version } });
  expect(await years()).toEqual([2014, 2015]);
  expect((await readActs('timeline'))[0]).toMatchObject({ before: { year: 2026 }, after: { year: 2014 } });
});

describe('hours', () => {
  const week = [
    { day: 1, opens: '08:00', closes: '12:00' },
    { day: 1, opens: '14:00', closes: '24:00' },
  ];

  test('are given, changed and not overwritten', async () => {
    const { words, readActs } = await desk();
    const first = { isPhoneAlways: false, week, version: null };
    const { data: saved } = await words.saveHours({ body: first });
    await expect(words.saveHours({ body: first })).rejects.toMatchObject(overtaken);
    await words.saveHours({ body: { isPhoneAlways: false, week: week.slice(1), version: saved.version } });
    expect((await api().client().site.hours()).data.week).toEqual(week.slice(1));
    expect((await readActs('hours'))[0]).toMatchObject({
      before: { day_1: '08:00–12:00, 14:00–24:00' },
      after: { day_1: '14:00–24:00' },
    });
  });

  test.each([
    ['that end before they begin', [{ day: 2, opens: '20:00', closes: '08:00' }], 'week.0.closes'],
    ['that overlap', [...week, { day: 1, opens: '11:00', closes: '13:00' }], 'week.2.opens'],
    ['of no day', [{ day: 8, opens: '08:00', closes: '09:00' }], 'week.0.day'],
  ])('%s are refused beside the time', async (_, wrong, field) => {
    const { words } = await desk();
    const body = { isPhoneAlways: false, week: wrong, version: null };
    await expect(words.saveHours({ body })).rejects.toMatchObject({
      status: 422,
      fieldErrors: { [field]: [expect.any(String)] },
    });
  });
});

test('the story is changed and not overwritten, and visitors read it', async () => {
  const { words, readActs } = await desk();
  const written = {
    story: [{ fr: 'Un.', de: 'Eins.' }, { fr: 'Deux.' }],
    values: [{ title: { fr: 'Le soin' }, text: { fr: 'Chaque voiture est lavée.' } }],
    voice: { text: { fr: 'Je suis là.' }, name: 'S. B.', role: { fr: 'Chauffeur' } },
    mission: { fr: 'Rouler.' },
    vision: { fr: 'Durer.' },
  };
  const before = (await words.read()).data.about;
  const { data: first } = await words.saveAbout({ body: { ...written, version: before?.version ?? null } });
  expect((await api().client().site.about()).data).toEqual(written);
  const edit = { ...written, story: [{ fr: 'Un.', de: 'Erstens.' }], version: first.version };
  await words.saveAbout({ body: edit });
  await expect(words.saveAbout({ body: edit })).rejects.toMatchObject(overtaken);
  expect((await readActs('about'))[0]).toMatchObject({
    act: 'words.saveAbout',
    before: { story_0_de: 'Eins.', story_1_fr: 'Deux.' },
    after: { story_0_de: 'Erstens.' },
  });
  const wordless = { ...edit, values: [{ title: { fr: 'Le soin' }, text: { fr: ' ' } }] };
  await expect(words.saveAbout({ body: wordless })).rejects.toMatchObject({
    status: 422,
    fieldErrors: { 'values.0.text.fr': [expect.any(String)] },
  });
});

test('every change is an event for the screens that are open', async () => {
  const { words } = await desk();
  await words.addQuestion({ headers: {}, body: question });
  await words.saveHours({ body: { isPhoneAlways: true, week: [], version: null } });
  const events = await api().deps.db.selectFrom('events').select(['subject', 'type']).execute();
  expect(events.filter(({ subject }) => subject === 'words')).toHaveLength(2);
});
