import sharp from 'sharp';
import { expect, test } from 'vitest';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const email = 'zoe@example.org';
const comment = 'Chauffeur ponctuel, voiture impeccable et conduite très douce.';

/** A guest who followed the mailed link, and whose ride is over. */
async function beginConfirmed() {
  const body = { name: 'Zoé Petit', email, phone: '+33 6 11 22 33 44' };
  const { token } = (await api().client().guests.begin({ body })).data;
  const { reservation } = await book(api(), token);
  await api().deps.db.updateTable('reservations').set({ status: 'completed' }).execute();
  await api().client({ token }).guests.requestLink({ body: {} });
  await api().jobs.drain();
  const links = api().mails.flatMap(({ text }) => /\/guest\?token=([\w.%-]+)/.exec(text)?.[1] ?? []);
  const link = { token: decodeURIComponent(links.at(-1) ?? '') };
  const { data } = await api().client().guests.redeemLink({ body: link });
  return { guest: api().client({ token: data.token }), reservationId: reservation.id };
}

const drawPortrait = async () => {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a3d62' } });
  return new File([new Uint8Array(await picture.png().toBuffer())], 'portrait', { type: 'image/png' });
};

test('an account that a guest joins has what the guest wrote, and the guest’s picture is deleted', async () => {
  const token = await api().signUp(email);
  const { guest, reservationId } = await beginConfirmed();
  const body = {
    name: 'Zoé Petit',
    email,
    subject: 'reservation',
    message: 'Avez-vous trouvé mon parapluie ?',
  } as const;
  await guest.contact.send({ body });
  await guest.newsletter.subscribe({ body: { email } });
  const written = await guest.reviews.create({ body: { reservationId, rating: 5, comment } });
  const { avatar } = (await guest.settings.uploadAvatar({ body: { avatar: await drawPortrait() } })).data;
  const fetchPicture = () => api().app.inject({ url: `/storage/${avatar}` });
  expect((await fetchPicture()).statusCode).toBe(200);
  await guest.guests.join();
  await api().jobs.drain();

  const account = api().client({ token });
  const params = { id: written.data.id };
  expect((await account.reviews.read({ params })).data).toMatchObject({ comment });
  await account.identity.givePassword({ body: { password: 'un vrai secret 42' } });
  expect((await account.settings.exportData()).data).toMatchObject({
    reviews: [{ comment }],
    contact_messages: [{ message: body.message }],
    newsletter: [{ email }],
  });
  expect((await fetchPicture()).statusCode).toBe(404);
});
