import { afterEach, describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { seedContacts } from './seed.ts';

const api = withTestApi();

// The entries of the demonstration outlive a test.
afterEach(async () => {
  const { db, config } = api().deps;
  await db.deleteFrom('contact_entries').execute();
  await seedContacts(db, config.brand);
});

const desk = async () => api().client({ token: await operatorToken(api()) });
const edit = (content: string, version: string | null = null) => ({ content, isShown: true, version });

async function readPhones() {
  const visitor = api().client();
  const { brand } = (await visitor.site.config()).data;
  const entry = await visitor.contact.read({ params: { name: 'phone' } });
  return [brand.phone, entry.data.content];
}

test('a telephone that an operator changes is that of every page, with its history', async () => {
  const { words, operations } = await desk();
  const number = '+33 1 99 00 05 77';
  const params = { name: 'phone' };
  const { data: saved } = await words.saveContact({ params, body: edit(number) });
  expect(await readPhones()).toEqual([number, number]);
  await expect(words.saveContact({ params, body: edit('+33 1 99 00 05 78') })).rejects.toMatchObject({
    status: 409,
    code: 'operations.overtaken',
  });
  expect((await words.read()).data.contacts.slice(0, 2)).toMatchObject([
    { type: 'telephone', content: number, version: saved.version },
    { type: 'email', content: 'contact@livree.example', version: null },
  ]);
  const { data: acts } = await operations.acts({ query: { subject: 'words', id: 'contact' } });
  expect(acts).toMatchObject([
    {
      act: 'words.saveContact',
      before: { contact: 'telephone', content: '+33 1 99 00 05 10' },
      after: { content: number },
    },
  ]);
});

test('an entry that nobody edited follows the settings, an edited one stays', async () => {
  const { words } = await desk();
  const { db, config } = api().deps;
  await words.saveContact({ params: { name: 'email' }, body: edit('bonjour@livree.example') });
  await seedContacts(db, { ...config.brand, phone: '+33 1 99 00 05 55', email: 'autre@livree.example' });
  const { contacts } = (await words.read()).data;
  expect(contacts.slice(0, 2).map(({ content }) => content)).toEqual([
    '+33 1 99 00 05 55',
    'bonjour@livree.example',
  ]);
});

describe('an entry is refused beside its content:', () => {
  test.each([
    ['phone', '12 34'],
    ['phone', `+33 ${'1'.repeat(40)}`],
    ['whatsapp', 'https://wa.me/33199000510'],
    ['email', 'contact@'],
    ['email', '"><script>alert(1)</script>@livree.example'],
    ['address', 'x'.repeat(201)],
    ['facebook', 'http://facebook.example/livree'],
    ['facebook', '//facebook.example/livree'],
    ['instagram', 'javascript:alert(1)'],
    ['instagram', 'https://nobody:secret@instagram.example/'],
    ['linkedin', 'https://linkedin.example/ livree'],
    ['tiktok', 'https://tiktok'],
    ['youtube', '  '],
  ])('%s %s', async (name, content) => {
    const { words } = await desk();
    await expect(words.saveContact({ params: { name }, body: edit(content) })).rejects.toMatchObject({
      status: 422,
      fieldErrors: { content: [expect.any(String)] },
    });
  });
});
