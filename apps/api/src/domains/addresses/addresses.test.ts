import type { SavedAddressRequest } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { reauthenticate } from '../../testing/reauthenticate.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const home = { kind: 'home', address: '18 rue de la Pompe, 75116 Paris' } as const;
const parents = { kind: 'place', name: 'Chez mes parents', address: 'Reims' } as const;

const signIn = async (email?: string) => api().client({ token: await api().signUp(email) });
type Customer = Awaited<ReturnType<typeof signIn>>;

const save = ({ addresses }: Customer, body: SavedAddressRequest) => addresses.save({ body });
const list = async ({ addresses }: Customer) =>
  (await addresses.list()).data.map(({ kind, name, address }) => [kind, name, address]);

describe('saved addresses', () => {
  test('are listed with home and work first, then by name', async () => {
    const customer = await signIn();
    await save(customer, { kind: 'place', name: 'Tante Zoé', address: 'Lyon' });
    await save(customer, parents);
    await save(customer, { kind: 'work', name: 'ignored', address: 'La Défense' });
    const { data, message } = await save(customer, home);
    expect([data.kind, message]).toEqual(['home', 'Adresse enregistrée']);
    expect(await list(customer)).toEqual([
      ['home', null, home.address],
      ['work', null, 'La Défense'],
      ['place', 'Chez mes parents', 'Reims'],
      ['place', 'Tante Zoé', 'Lyon'],
    ]);
  });

  test('hold one home, and the same place once, also after a change', async () => {
    const customer = await signIn();
    await save(customer, home);
    await save(customer, { ...home, address: '3 quai Voltaire' });
    await save(customer, parents);
    await save(customer, parents);
    const { data: other } = await save(customer, { ...parents, address: 'Épernay' });
    await customer.addresses.change({ params: { id: other.id }, body: parents });
    expect(await list(customer)).toEqual([
      ['home', null, '3 quai Voltaire'],
      ['place', 'Chez mes parents', 'Reims'],
    ]);
  });

  test('are twenty at most, also when they are saved at once; home can still be replaced', async () => {
    const customer = await signIn();
    await save(customer, home);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 24 }, (_, index) => save(customer, { ...parents, name: `Lieu ${index}` })),
    );
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ status: 409, code: 'addresses.too_many' });
    await save(customer, { ...home, address: '3 quai Voltaire' });
    expect(await list(customer)).toHaveLength(20);
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['no name', { kind: 'place', address: 'Reims' }, { name: 'Veuillez donner un nom à ce lieu' }],
    ['a blank name', { ...parents, name: ' ' }, { name: 'Veuillez donner un nom à ce lieu' }],
    [
      'a name nobody can see',
      { ...parents, name: '\u200B\u3164' },
      { name: 'Veuillez donner un nom à ce lieu' },
    ],
    ['a long name', { ...parents, name: 'x'.repeat(61) }, { name: 'Ce texte est trop long' }],
    ['no address', { ...home, address: '  ' }, { address: 'Veuillez saisir l’adresse' }],
    ['another kind', { ...home, kind: 'moon' }, { kind: 'Cette valeur n’est pas valide' }],
    ['an owner', { ...home, customer_id: 2 }, { customer_id: 'Ce champ n’est pas attendu' }],
  ])('are refused with %s', async (_, payload, errors) => {
    const token = await api().signUp();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api().app.inject({
      method: 'POST',
      url: '/api/settings/addresses',
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(
      Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])),
    );
  });

  test('have names on one line, as they are read', async () => {
    const customer = await signIn();
    const { data } = await save(customer, { ...parents, name: ' \u202EChez\nO’Brien & Söhne 👨‍👩‍👧\uD83D' });
    expect(data.label).toBe('Chez O’Brien & Söhne 👨‍👩‍👧');
  });

  test('are nobody else’s', async () => {
    const claire = await signIn();
    const { id } = (await save(claire, parents)).data;
    const hugo = await signIn('hugo@example.org');
    const unknown = { status: 404, code: 'addresses.not_found' };
    const params = { id };
    await expect(hugo.addresses.change({ params, body: parents })).rejects.toMatchObject(unknown);
    await expect(hugo.addresses.remove({ params })).rejects.toMatchObject(unknown);
    expect(await list(hugo)).toEqual([]);
    await expect(api().client().addresses.list()).rejects.toMatchObject({ status: 401 });
    expect(await list(claire)).toHaveLength(1);
    await claire.addresses.remove({ params });
    expect(await list(claire)).toEqual([]);
  });

  test('are in the export, and go with the account', async () => {
    const customer = await signIn();
    await save(customer, home);
    const { data } = await (await reauthenticate(customer)).settings.exportData();
    expect(data).toMatchObject({
      saved_addresses: [{ ...home, name: null, created_at: '2026-06-02T08:00:00.000Z' }],
    });
    await customer.settings.removeAccount({
      body: { password: 'un vrai secret 42', confirmation: 'DELETE' },
    });
    expect(await api().deps.db.selectFrom('saved_addresses').selectAll().execute()).toEqual([]);
  });
});
