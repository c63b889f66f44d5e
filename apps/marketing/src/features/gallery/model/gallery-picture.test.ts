import { createPageTexts } from '@livree/i18n/instance';
import { pictures } from '@livree/imagery';
import { buildGalleryImage } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import fr from '../../../messages/fr.json' with { type: 'json' };
import { toPicture } from './gallery-picture.ts';
import { inWords } from './illustration-words.ts';

const words = (given: Parameters<typeof buildGalleryImage>[0]) => {
  const { title, detail } = toPicture(buildGalleryImage(given));
  return [title, detail];
};

test('a picture is described by its title and description, or by its vehicle', () => {
  expect(words({ title: 'Sièges', description: 'Cuir noir' })).toEqual(['Sièges', 'Cuir noir']);
  expect(words({ title: 'Coffre', description: null })).toEqual(['Coffre', 'Mercedes Classe E']);
  expect(words({ title: null, description: null })).toEqual(['Mercedes Classe E', '']);
});

test('our own picture is described in the reader’s language, as an illustration', () => {
  const texts = createPageTexts('fr');
  texts.add('fr', 'marketing', fr);
  const t = texts.i18n.getFixedT('fr', 'marketing');
  const shown = (name: keyof typeof pictures) =>
    inWords(toPicture(buildGalleryImage({ imageUrl: pictures[name].src })), t);
  expect(shown('terminal-kerb')).toMatchObject({
    title: 'Devant le terminal, avant l’aube',
    detail: 'illustration',
  });
  expect(shown('suv-handle').title).toBe('SUV\u00A0: le filet');
  const photograph = toPicture(buildGalleryImage());
  expect(inWords(photograph, t)).toBe(photograph);
});
