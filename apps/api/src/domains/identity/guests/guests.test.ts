import { describe, expect, test } from 'vitest';
import { softwareAuthenticator } from '../../../testing/authenticator.ts';
import { book } from '../../../testing/rides.ts';
import { withTestApi } from '../../../testing/test-api.ts';

const api = withTestApi();

const email = 'zoe@example.org';
const body = { name: 'Zoé Petit', email, phone: '+33 6 11 22 33 44' };
const password = 'sept vagues bleues';
const invalid = { status: 422, code: 'identity.guest_link_invalid' };

const calls = (token?: string) => api().client(token === undefined ? {} : { token });
const begin = async (address = email) =>
  (await calls().guests.begin({ body: { ...body, email: address } })).data.token;

async function mailsTo(address = email) {
  await api().jobs.drain();
  return api().mails.filter(({ to }) => to === address);
}

/** A parameter of the newest guest page that was mailed. */
async function readMailed(parameter: 'key' | 'token'): Promise<string> {
  const pattern = new RegExp(`/guest\\?${parameter}=([\\w.%-]+)`);
  const mail = (await mailsTo()).findLast(({ text }) => pattern.test(text));
  return decodeURIComponent(pattern.exec(mail?.text ?? '')?.[1] ?? '');
}

/** Asks for a link in the guest's session, and follows it in another browser. */
async function followLink(guest: string) {
  await calls(guest).guests.requestLink({ body: {} });
  return (await calls().guests.redeemLink({ body: { token: await readMailed('token') } })).data;
}

const rides = async (token: string) =>
  (await calls(token).reservations.list({ query: {} })).data.items.length;

describe('a guest', () => {
  test('is signed in with name, address and telephone alone, books, pays and sees the ride', async () => {
    const guest = await begin();
    const { reservation } = await book(api(), guest);
    expect(reservation).toMatchObject({
      status: 'confirmed',
      clientName: body.name,
      clientEmail: email,
      clientPhone: body.phone,
    });
    const { data } = await calls(guest).identity.me();
    expect(data).toMatchObject({ isGuest: true, emailConfirmed: false, user: { email, name: body.name } });
    expect(await rides(guest)).toBe(1);
  });

  test('of a known address is answered as one of an unknown address, and stands apart', async () => {
    const owner = await api().signUp(email);
    await book(api(), owner);
    const answers = [];
    for (const address of [email, 'personne@example.org']) {
      const answer = await api().app.inject({
        method: 'POST',
        url: '/api/auth/guest',
        payload: { ...body, email: address },
      });
      const { data, ...rest } = answer.json();
      answers.push({
        status: answer.statusCode,
        rest,
        fields: Object.keys(data.user),
        headers: Object.keys(answer.headers),
      });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(201);
    const guest = await begin();
    expect(await rides(guest)).toBe(0);
    expect(await rides(owner)).toBe(1);
    expect(await mailsTo('personne@example.org')).toEqual([]);
  });

  test('cannot log in, register away the address or get a reset link', async () => {
    const guest = await begin();
    await expect(calls().identity.login({ body: { email, password } })).rejects.toMatchObject({
      status: 401,
    });
    await calls().identity.forgotPassword({ body: { email } });
    expect(await mailsTo()).toEqual([]);
    const registration = { ...body, password, passwordConfirmation: password };
    await expect(calls().identity.register({ body: registration })).resolves.toBeTruthy();
    expect((await calls(guest).identity.me()).data.isGuest).toBe(true);
  });

  test('adds nothing that outlives the session: no password, passkey or Google account', async () => {
    const guest = await begin();
    const refused = { status: 409, code: 'identity.guest' };
    const change = { currentPassword: '', newPassword: password, newPasswordConfirmation: password };
    await expect(calls(guest).settings.setPassword({ body: change })).rejects.toMatchObject(refused);
    await expect(calls(guest).passkeys.startAdding({ body: {} })).rejects.toMatchObject(refused);
    await expect(
      calls(guest).guests.keep({ body: { password, passwordConfirmation: password } }),
    ).rejects.toMatchObject({
      code: 'identity.email_unconfirmed',
    });
    await expect(calls(guest).guests.join()).rejects.toMatchObject({ code: 'identity.email_unconfirmed' });
  });

  test('who deletes the account takes nothing with it that is somebody else’s', async () => {
    await calls().newsletter.subscribe({ body: { email } });
    const [{ count: before } = { count: 0 }] = await subscriptions();
    await calls().identity.register({ body: { ...body, password, passwordConfirmation: password } });
    const guest = await begin();
    await calls(guest).settings.removeAccount({ body: { confirmation: 'DELETE' } });
    expect(await subscriptions()).toEqual([{ count: before }]);
    expect(before).toBe(1);
    expect((await mailsTo()).map(({ subject }) => subject)).toContain('Confirmez votre adresse e-mail');
    await expect(calls(guest).identity.me()).rejects.toMatchObject({ status: 401 });
  });
});

const subscriptions = () =>
  api()
    .deps.db.selectFrom('newsletter_subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .execute();

describe('the mail about a guest’s ride', () => {
  test('leads to a page that mails a link: good for 15 minutes, once, and the sessions before it end', async () => {
    const guest = await begin();
    await book(api(), guest);
    const key = await readMailed('key');
    await calls().guests.requestLink({ body: { key } });
    const token = await readMailed('token');
    const { data } = await calls().guests.redeemLink({ body: { token } });
    expect(data).toMatchObject({ addressHolder: 'nobody', user: { email } });
    expect(await rides(data.token)).toBe(1);
    await expect(calls(guest).identity.me()).rejects.toMatchObject({ status: 401 });
    await expect(calls().guests.redeemLink({ body: { token } })).rejects.toMatchObject(invalid);
    await calls().guests.requestLink({ body: { key } });
    const late = await readMailed('token');
    api().clock.advance({ minutes: 16 });
    await expect(calls().guests.redeemLink({ body: { token: late } })).rejects.toMatchObject(invalid);
  });

  test('is for the guest’s mailbox alone: a forged key sends nothing', async () => {
    const guest = await begin();
    const { id } = (await calls(guest).identity.me()).data.user;
    for (const key of [`${id}.x`, String(id), 'made up'])
      await expect(calls().guests.requestLink({ body: { key } })).rejects.toMatchObject(invalid);
    await expect(calls().guests.requestLink({ body: {} })).rejects.toMatchObject(invalid);
    expect(await mailsTo()).toEqual([]);
  });
});

describe('a guest who came with the link', () => {
  test('keeps the account with a password, and signs in with it', async () => {
    const { token } = await followLink(await begin());
    await calls(token).guests.keep({ body: { password, passwordConfirmation: password } });
    const { data } = await calls().identity.login({ body: { email, password } });
    expect((await calls(data.token).identity.me()).data).toMatchObject({
      isGuest: false,
      emailConfirmed: true,
    });
    await expect(calls(token).guests.keep({ body: {} })).rejects.toMatchObject({
      code: 'identity.not_a_guest',
    });
    expect((await mailsTo()).map(({ subject }) => subject)).toContain('Votre compte est créé');
  });

  test('keeps it with a passkey', async () => {
    const { token } = await followLink(await begin());
    await calls(token).guests.keep({ body: {} });
    const { passkeys } = calls(token);
    const phone = softwareAuthenticator();
    const { data } = await passkeys.startAdding({ body: {} });
    await passkeys.add({ body: { name: 'Téléphone', credential: phone.create(data) } });
    const credential = phone.get((await calls().passkeys.startSignIn()).data);
    await expect(calls().passkeys.signIn({ body: { credential } })).resolves.toBeTruthy();
  });

  test('who made no passkey sets a password, the same one twice, but no other', async () => {
    const { token } = await followLink(await begin());
    await calls(token).guests.keep({ body: {} });
    const choose = (typed: string) =>
      calls(token).settings.setPassword({
        body: { currentPassword: typed, newPassword: typed, newPasswordConfirmation: typed },
      });
    await choose(password);
    await choose(password);
    await expect(choose(`${password} 2`)).rejects.toMatchObject({
      fieldErrors: { currentPassword: ['Le mot de passe actuel est incorrect'] },
    });
    await expect(calls().identity.login({ body: { email, password } })).resolves.toBeTruthy();
  });

  test('keeps it only a short while after the link', async () => {
    const { token } = await followLink(await begin());
    api().clock.advance({ minutes: 16 });
    await expect(calls(token).guests.keep({ body: {} })).rejects.toMatchObject({
      code: 'settings.recent_login_required',
    });
  });

  test('exports and deletes what is theirs', async () => {
    const guest = await begin();
    await book(api(), guest);
    const { token } = await followLink(guest);
    await calls(token).identity.givePassword({ body: {} });
    const { data } = await calls(token).settings.exportData();
    expect(JSON.stringify(data)).toContain(email);
    await calls(token).settings.removeAccount({ body: { confirmation: 'DELETE' } });
    await expect(calls(token).identity.me()).rejects.toMatchObject({ status: 401 });
  });

  test('joins the account of the address, which then has the ride, its payment and its voucher', async () => {
    const owner = await api().signUp(email);
    const guest = await begin();
    const { reservation } = await book(api(), guest);
    await calls(guest).addresses.save({ body: { kind: 'home', address: 'Reims' } });
    const { token, addressHolder } = await followLink(guest);
    expect(addressHolder).toBe('account');
    await expect(calls(token).guests.keep({ body: {} })).rejects.toMatchObject({
      code: 'identity.guest_known',
    });
    await calls(token).guests.join();
    await expect(calls(token).identity.me()).rejects.toMatchObject({ status: 401 });
    expect(await rides(owner)).toBe(1);
    expect((await calls(owner).addresses.list()).data).toMatchObject([{ kind: 'home', address: 'Reims' }]);
    await calls(owner).reservations.cancel({ params: { id: reservation.id }, body: {} });
    const { data } = await calls(owner).payments.list({ query: {} });
    expect(data.items.map(({ type }) => type).toSorted()).toEqual(['payment', 'refund']);
  });

  test('does not join an account whose address nobody confirmed: a stranger may have registered it', async () => {
    const stranger = await api().signUp(email, { isConfirmed: false });
    const guest = await begin();
    await book(api(), guest);
    const { token, addressHolder } = await followLink(guest);
    expect(addressHolder).toBe('unconfirmed');
    await expect(calls(token).guests.join()).rejects.toMatchObject({ code: 'identity.guest_unknown' });
    expect(await rides(stranger)).toBe(0);
    expect(await rides(token)).toBe(1);
  });
});
