import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

test('entries are returned by type, under the requested name or its alias', async () => {
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

test('all are listed, and a search finds them by their text', async () => {
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

describe('an entry', () => {
  const operator = async () => api().client({ token: await operatorToken(api()) }).contact;

  test.each(['hasOwnProperty', '__proto__', 'constructor'])(
    '%s is none, though every object has it',
    async (name) => {
      const body = { content: 'https://instagram.example/livree', isActive: true };
      await expect((await operator()).save({ params: { name }, body })).rejects.toMatchObject({
        status: 404,
      });
    },
  );

  test('is written by the operator, and shown once it is active', async () => {
    const contact = await operator();
    const body = { content: 'https://www.youtube.com/@livree', isActive: false };
    await contact.save({ params: { name: 'youtube' }, body });
    expect((await contact.manage()).data.map(({ type }) => type)).toContain('youtube');
    const visitor = api().client().contact;
    await expect(visitor.read({ params: { name: 'youtube' } })).rejects.toMatchObject({ status: 404 });
    await contact.save({ params: { name: 'youtube' }, body: { ...body, isActive: true } });
    expect((await visitor.read({ params: { name: 'youtube' } })).data).toMatchObject({
      content: body.content,
    });
  });

  test('of a network is a web address, never a script', async () => {
    const contact = await operator();
    const body = { content: 'javascript:alert(1)', isActive: true };
    await expect(contact.save({ params: { name: 'facebook' }, body })).rejects.toMatchObject({
      status: 422,
      fieldErrors: { content: ['Veuillez indiquer une adresse web, par exemple https://exemple.fr'] },
    });
    await expect(contact.save({ params: { name: 'fax' }, body })).rejects.toMatchObject({ status: 404 });
  });

  test('cannot be written by a customer', async () => {
    const token = await api().signUp();
    const body = { content: '+33 6', isActive: true };
    const { contact } = api().client({ token });
    await expect(contact.save({ params: { name: 'phone' }, body })).rejects.toMatchObject({ status: 403 });
    await expect(contact.manage()).rejects.toMatchObject({ status: 403 });
  });
});
