import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

test('entries are given by type, under the name asked for or its alias', async () => {
  const { data } = await api()
    .client()
    .contact.info({ query: { types: ['phone', 'email'] } });
  expect(Object.keys(data).toSorted()).toEqual(['email', 'telephone']);
  expect(data['telephone']).toMatchObject({ content: '+33 1 99 00 05 10', isActive: true, hasLogo: false });
  const { data: address } = await api()
    .client()
    .contact.read({ params: { name: 'address' } });
  expect(address.type).toBe('adresse');
});

test('all are listed, some are found by their text', async () => {
  expect((await api().client().contact.list()).data.length).toBeGreaterThan(3);
  const found = await api()
    .client()
    .contact.search({ query: { search: 'PARIS' } });
  expect(found.data.map(({ type }) => type)).toEqual(['adresse']);
});

test('a network that is not configured is not found', async () => {
  await expect(
    api()
      .client({ language: 'es' })
      .contact.read({ params: { name: 'tiktok' } }),
  ).rejects.toMatchObject({
    status: 404,
    message: 'Contacto no encontrado',
  });
});
