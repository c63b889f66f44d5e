import { buildWords } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { aboutFieldOf, findAboutFaults, fromAbout, toAbout } from './about-values.ts';

const kept = buildWords().about ?? null;

test('what the company tells goes through its form unchanged', () => {
  const { version: _, ...about } = kept ?? { version: '' };
  expect(toAbout(fromAbout(kept))).toEqual(about);
});

test('paragraphs are divided by empty lines, and a value has its name on the first line', () => {
  const values = {
    ...fromAbout(null),
    'story fr': 'Un.\n\n\nDeux.\n',
    'story de': 'Eins.\n \nZwei.',
    'values fr': 'Le soin\nChaque voiture est lavée.\nEt préparée.',
  };
  expect(toAbout(values)).toMatchObject({
    story: [
      { fr: 'Un.', de: 'Eins.' },
      { fr: 'Deux.', de: 'Zwei.' },
    ],
    values: [{ title: { fr: 'Le soin' }, text: { fr: 'Chaque voiture est lavée.\nEt préparée.' } }],
  });
  expect(findAboutFaults(values)).toEqual({});
  expect(findAboutFaults({ ...values, 'story de': 'Eins.' })).toEqual({
    'story de': 'validation.paragraphs',
  });
});

test.each([
  ['story.0.fr', 'story fr'],
  ['values.1.text.de', 'values de'],
  ['voice.text.en', 'voice en'],
  ['voice.role.es', 'role es'],
  ['voice.name', 'name'],
  ['mission.fr', 'mission fr'],
])('a fault of %s shows beside %s', (path, field) => expect(aboutFieldOf(path)).toBe(field));
