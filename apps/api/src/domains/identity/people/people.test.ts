import { describe, expect, test } from 'vitest';
import { softwareAuthenticator } from '../../../testing/authenticator.ts';
import { operatorToken, tokenAs } from '../../../testing/operator.ts';
import { reauthenticate } from '../../../testing/reauthenticate.ts';
import { withTestApi } from '../../../testing/test-api.ts';
import { ensureOperator } from '../index.ts';

const api = withTestApi();
const email = 'ines@livree.example';
const password = 'sept vagues bleues';
const boss = 'le secret de la maison 42';
const invitation = { name: 'Inès Moreau', email, role: 'dispatcher' } as const;

async function asOperator() {
  const client = api().client({ token: await operatorToken(api()) });
  const people = async () => (await client.people.list()).data;
  const personNamed = async (address: string) =>
    (await people()).people.find((person) => person.email === address);
  const give = () => reauthenticate(client, boss);
  return { client, people, personNamed, give };
}
type Operator = Awaited<ReturnType<typeof asOperator>>;

/** Invites, and gives the token of the mailed link. */
async function invite({ client, give }: Operator, body: Parameters<typeof client.people.invite>[0]['body']) {
  await give();
  await client.people.invite({ body });
  await api().jobs.drain();
  const mail = api().mails.findLast(({ to, text }) => to === body.email && text.includes('join='));
  return /join=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const join = (token: string) =>
  api()
    .client()
    .people.join({ body: { token, password, passwordConfirmation: password } });

const mailsTo = async (address: string) => {
  await api().jobs.drain();
  return api()
    .mails.filter(({ to }) => to === address)
    .map(({ subject }) => subject)
    .toSorted();
};

describe('an invitation', () => {
  test('lets a new person choose a password and work, once, and is told in list, mail and history', async () => {
    const operator = await asOperator();
    const token = await invite(operator, invitation);
    expect((await operator.people()).invitations).toMatchObject([{ email, invitedBy: 'Opérateur' }]);
    expect((await api().client().people.checkInvitation({ body: { token } })).data).toEqual(invitation);
    const { data } = await join(token);
    expect(data.user).toMatchObject({ ...invitation });
    await expect(api().client({ token: data.token }).operations.day()).resolves.toBeTruthy();
    await expect(join(token)).rejects.toMatchObject({ code: 'people.invitation_invalid' });
    expect(await operator.personNamed(email)).toMatchObject({ role: 'dispatcher', secondFactor: false });
    expect((await operator.people()).invitations).toEqual([]);
    expect(await mailsTo(email)).toEqual(['Rejoignez Livrée', 'Vous travaillez maintenant avec nous']);
    const query = { subject: 'people', id: 'all' };
    const acts = (await operator.client.operations.acts({ query })).data;
    expect(acts.map(({ act, actorName }) => `${act} ${actorName}`)).toEqual([
      'people.join Inès Moreau',
      'people.invite Opérateur',
    ]);
  });

  test('takes a customer’s account from whoever has prepared it', async () => {
    const stranger = api().client({ token: await api().signUp(email) });
    const authenticator = softwareAuthenticator();
    const started = await stranger.passkeys.startAdding({ body: { password: 'un vrai secret 42' } });
    const credential = authenticator.create(started.data);
    await stranger.passkeys.add({ body: { name: 'Téléphone', credential } });
    const operator = await asOperator();
    const token = await invite(operator, invitation);
    expect((await stranger.identity.me()).data.user.role).toBe('customer');
    const { data } = await join(token);
    expect(data.user.role).toBe('dispatcher');
    await expect(stranger.identity.me()).rejects.toMatchObject({ status: 401 });
    const { data: challenge } = await api().client().passkeys.startSignIn();
    await expect(
      api()
        .client()
        .passkeys.signIn({ body: { credential: authenticator.get(challenge) } }),
    ).rejects.toMatchObject({ status: 422 });
    const events = await api().deps.db.selectFrom('security_events').selectAll().execute();
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'role', call: 'people.join', subject: 'dispatcher' }),
    );
  });

  test('ends after three days, by being withdrawn, and when another one is sent', async () => {
    const operator = await asOperator();
    const first = await invite(operator, invitation);
    const second = await invite(operator, invitation);
    await expect(join(first)).rejects.toMatchObject({ status: 422 });
    const [open] = (await operator.people()).invitations;
    await operator.client.people.withdraw({ params: { id: open?.id ?? 0 } });
    await expect(join(second)).rejects.toMatchObject({ status: 422 });
    const third = await invite(operator, invitation);
    api().clock.advance({ days: 3 });
    await expect(join(third)).rejects.toMatchObject({ status: 422 });
  });

  test('needs the password given before, and an address without a role', async () => {
    const { client, give } = await asOperator();
    await expect(client.people.invite({ body: invitation })).rejects.toMatchObject({
      code: 'identity.holder_required',
    });
    await tokenAs(api(), 'dispatcher', email);
    await give();
    await expect(client.people.invite({ body: invitation })).rejects.toMatchObject({ status: 422 });
  });
});

describe('a person', () => {
  test('gets another role, is signed out and loses the role, each told by mail', async () => {
    const operator = await asOperator();
    const token = await tokenAs(api(), 'dispatcher', email);
    const params = { id: (await operator.personNamed(email))?.id ?? 0 };
    const me = () => api().client({ token }).identity.me();
    await operator.client.people.endSessions({ params });
    await expect(me()).rejects.toMatchObject({ status: 401 });
    await operator.give();
    await operator.client.people.changeRole({ params, body: { role: 'operator' } });
    await ensureOperator(api().deps, { email: 'operator@livree.example', password: boss });
    expect(await operator.personNamed(email)).toMatchObject({ role: 'operator', isNamedBySettings: false });
    await operator.client.people.dismiss({ params });
    expect(await operator.personNamed(email)).toBeUndefined();
    await expect(operator.client.people.dismiss({ params })).rejects.toMatchObject({ status: 404 });
    expect(await mailsTo(email)).toEqual(
      expect.arrayContaining([
        'Votre accès à l’exploitation est retiré',
        'Vos sessions ont été fermées',
        'Votre rôle a changé',
      ]),
    );
  });

  test('is nobody oneself, nor the operator whom the settings name', async () => {
    const operator = await asOperator();
    const named = (await operator.people()).people[0];
    expect(named).toMatchObject({ role: 'operator', isNamedBySettings: true });
    const params = { id: named?.id ?? 0 };
    await expect(operator.client.people.dismiss({ params })).rejects.toMatchObject({
      code: 'people.not_yourself',
    });
    const second = api().client({ token: await tokenAs(api(), 'operator', email) });
    await expect(second.people.dismiss({ params })).rejects.toMatchObject({
      code: 'people.named_by_settings',
    });
  });

  test('who invited others and loses the role has their invitations withdrawn', async () => {
    const operator = await asOperator();
    const other = api().client({ token: await tokenAs(api(), 'operator', email) });
    await reauthenticate(other);
    await other.people.invite({ body: { ...invitation, email: 'secret@livree.example', role: 'operator' } });
    const params = { id: (await operator.personNamed(email))?.id ?? 0 };
    await operator.client.people.dismiss({ params });
    expect((await operator.people()).invitations).toEqual([]);
  });

  test('who is made a dispatcher has no invitation left that counts', async () => {
    const operator = await asOperator();
    const other = api().client({ token: await tokenAs(api(), 'operator', email) });
    await reauthenticate(other);
    const own = 'second.mailbox@livree.example';
    await other.people.invite({ body: { name: 'Inès Moreau', email: own, role: 'operator' } });
    await api().jobs.drain();
    const mail = api().mails.findLast(({ to }) => to === own);
    const token = /join=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const params = { id: (await operator.personNamed(email))?.id ?? 0 };
    await operator.give();
    await operator.client.people.changeRole({ params, body: { role: 'dispatcher' } });
    await expect(join(token)).rejects.toMatchObject({ code: 'people.invitation_invalid' });
    expect((await operator.people()).invitations).toEqual([]);
  });

  test('stays operator when two take each other’s role at the same moment', async () => {
    const operator = await asOperator();
    const addresses = ['un@livree.example', 'deux@livree.example'];
    const clients = await Promise.all(
      addresses.map(async (address) => api().client({ token: await tokenAs(api(), 'operator', address) })),
    );
    const ids = await Promise.all(addresses.map(async (one) => (await operator.personNamed(one))?.id ?? 0));
    const outcomes = await Promise.allSettled(
      clients.map(({ people }, at) => people.dismiss({ params: { id: ids[1 - at] ?? 0 } })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
