import { describe, expect, test } from 'vitest';
import { reauthenticate } from '../../testing/reauthenticate.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const email = 'claire@example.org';

describe('the export', () => {
  test('contains everything about the person and nothing that opens the account', async () => {
    const token = await api().signUp(email);
    const customer = api().client({ token });
    const { settings } = customer;
    await settings.changeProfile({ body: { name: 'Claire Martin', address: '18 rue de la Pompe' } });
    await settings.changePreferences({ body: { timezone: 'Africa/Algiers' } });
    const { reservation } = await book(api(), token);
    await reauthenticate(customer);
    const { data, message } = await settings.exportData();
    expect(message).toBe('Données exportées avec succès');
    expect(data).toMatchObject({
      exported_at: '2026-06-02T08:00:00.000Z',
      account: {
        email,
        address: '18 rue de la Pompe',
        has_password: true,
        sessions: [{ created_at: '2026-06-02T08:00:00.000Z' }],
      },
      settings: { timezone: 'Africa/Algiers' },
      reservations: [
        {
          reference: reservation.reference,
          client_email: email,
          total_price: reservation.totalPrice.cents / 100,
        },
      ],
      payments: [{ type: 'payment', status: 'completed', amount: reservation.totalPrice.cents / 100 }],
    });
    const { password_hash: hash } = await api()
      .deps.db.selectFrom('users')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    const { token_hash: tokenHash } = await api()
      .deps.db.selectFrom('sessions')
      .select('token_hash')
      .executeTakeFirstOrThrow();
    const text = JSON.stringify(data);
    for (const secret of [hash, tokenHash, token, 'password_hash', 'token_hash', 'argon2'])
      expect(text).not.toContain(String(secret));
  });

  test('contains nothing of another person', async () => {
    await book(api(), await api().signUp('hugo@example.org'));
    const customer = await reauthenticate(api().client({ token: await api().signUp(email) }));
    const { data } = await customer.settings.exportData();
    expect(data).toMatchObject({ reservations: [], payments: [] });
    expect(JSON.stringify(data)).not.toContain('hugo@example.org');
  });
});
