import { expect, test } from 'vitest';
import { findPictureFault } from './check-picture.ts';
import { writePictureFault } from './write-picture-fault.ts';

const picture = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'photo', { type });

test.each([
  [undefined, 'Aucun fichier sélectionné'],
  [picture('application/pdf', 10), 'Veuillez sélectionner un fichier image'],
  [picture('image/svg+xml', 10), 'Type de fichier non supporté (JPEG, PNG, JPG, GIF et WebP uniquement)'],
  [picture('image/png', 2 * 1024 * 1024 + 1), 'Le fichier est trop volumineux (max 2MB)'],
])('%o is refused as a profile picture', async (file, words) => {
  expect(await writePictureFault(findPictureFault(file) ?? 'nothing', 'fr')).toBe(words);
});

test.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])(
  'a %s of 2 MB is accepted as a profile picture',
  (type) => {
    expect(findPictureFault(picture(type, 2 * 1024 * 1024))).toBeUndefined();
  },
);
