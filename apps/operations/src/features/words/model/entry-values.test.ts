import { expect, test } from 'vitest';
import { fieldOf, fromQuestion, fromYear, toQuestion, toYear, unwritten } from './entry-values.ts';

const kept = { id: 3, version: '2026-06-02T08:00:00.000Z', isShown: false };

test('what is read of a question or a year is what is sent again', () => {
  const question = {
    question: { fr: 'Pourquoi ?', de: 'Warum?' },
    answer: { fr: 'Parce que.', de: 'Darum.' },
  };
  expect(toQuestion(fromQuestion({ ...kept, ...question }))).toEqual({ ...question, isShown: false });
  const year = { year: 2015, icon: 'key', title: { fr: 'Un' }, description: { fr: 'Deux' } };
  expect(toYear(fromYear({ ...kept, ...year }))).toEqual({ ...year, isShown: false });
});

test('a language with one text alone is sent with its gap, which is refused beside its field', () => {
  const { question, answer } = toQuestion({ ...unwritten, titleFr: 'Pourquoi ?', titleEs: '¿Por qué?' });
  expect([question, answer]).toEqual([
    { fr: 'Pourquoi ?', es: '¿Por qué?' },
    { fr: '', es: '' },
  ]);
  expect(['answer.es', 'question.fr', 'description.de', 'year'].map(fieldOf)).toEqual([
    'textEs',
    'titleFr',
    'textDe',
    'year',
  ]);
});

test.each(['', '15', '2015.5', 'MMXV'])('a year %j is none', (year) => {
  expect(toYear({ ...unwritten, year }).year).toBe(-1);
});
