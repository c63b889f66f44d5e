import { buildGalleryImage } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { pictureOf } from './gallery-picture.ts';

const words = (given: Parameters<typeof buildGalleryImage>[0]) => {
  const { title, detail } = pictureOf(buildGalleryImage(given));
  return [title, detail];
};

test('a picture is told by its title and description, or else by its vehicle', () => {
  expect(words({ title: 'Sièges', description: 'Cuir noir' })).toEqual(['Sièges', 'Cuir noir']);
  expect(words({ title: 'Coffre', description: null })).toEqual(['Coffre', 'Mercedes Classe E']);
  expect(words({ title: null, description: null })).toEqual(['Mercedes Classe E', '']);
});
