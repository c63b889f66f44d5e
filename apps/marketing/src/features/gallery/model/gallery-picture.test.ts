import { pictures } from '@livree/imagery';
import type { Translate } from '@livree/platform';
import { buildGalleryImage } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { pictureOf } from './gallery-picture.ts';
import { inWords } from './illustration-words.ts';

const words = (given: Parameters<typeof buildGalleryImage>[0]) => {
  const { title, detail } = pictureOf(buildGalleryImage(given));
  return [title, detail];
};

test('a picture is described by its title and description, or by its vehicle', () => {
  expect(words({ title: 'Sièges', description: 'Cuir noir' })).toEqual(['Sièges', 'Cuir noir']);
  expect(words({ title: 'Coffre', description: null })).toEqual(['Coffre', 'Mercedes Classe E']);
  expect(words({ title: null, description: null })).toEqual(['Mercedes Classe E', '']);
});

test('our own picture is described in the reader’s language, as an illustration', () => {
  const t: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(' ');
  const shown = (name: keyof typeof pictures) =>
    inWords(pictureOf(buildGalleryImage({ imageUrl: pictures[name].src })), t);
  expect(shown('terminal-kerb')).toMatchObject({
    title: 'gallery.shown.terminal-kerb',
    detail: 'gallery.illustration',
  });
  expect(shown('van-rear').title).toBe('gallery.views.rear gallery.shown.van-front');
  const photograph = pictureOf(buildGalleryImage());
  expect(inWords(photograph, t)).toBe(photograph);
});
