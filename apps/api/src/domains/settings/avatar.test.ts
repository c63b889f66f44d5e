import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

type Format = 'jpeg' | 'png' | 'gif' | 'webp';

const drawn = (width: number, height: number, format: Format = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#0a3d62' } })
    .withExif({ IFD0: { Artist: 'secret-of-the-camera' } })
    .toFormat(format)
    .toBuffer();

const toFile = (content: Buffer | string, type: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], 'portrait', { type });

async function upload(token: string, file: File) {
  const form = new FormData();
  form.append('avatar', file);
  const request = new Response(form);
  return api().app.inject({
    method: 'POST',
    url: '/api/settings/avatar',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const fetched = (path: string) => api().app.inject({ method: 'GET', url: `/storage/${path}` });

test.each<[Format, string]>([
  ['jpeg', 'image/jpeg'],
  ['jpeg', 'image/jpg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
])('a %s sent as %s is re-encoded, without the camera’s metadata', async (format, type) => {
  const { settings } = api().client({ token: await api().signUp() });
  const original = await drawn(900, 600, format);
  const { data, message } = await settings.uploadAvatar({ body: { avatar: toFile(original, type) } });
  expect(message).toBe('Photo de profil mise à jour');
  expect(data.avatar).toMatch(/^avatars\/[\w-]{32}\.webp$/);
  const stored = (await fetched(data.avatar ?? '')).rawPayload;
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  expect(stored.toString('latin1')).not.toContain('secret-of-the-camera');
  expect((await settings.read()).data.profile.avatar).toBe(data.avatar);
});

test('a profile picture is served only as a picture, and cached by the browser alone', async () => {
  const token = await api().signUp();
  const { avatar } = (await upload(token, toFile(await drawn(10, 10), 'image/png'))).json().data;
  const { headers, statusCode } = await fetched(avatar);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  });
});

test('replacing or removing a profile picture deletes the previous file', async () => {
  const token = await api().signUp();
  const { settings } = api().client({ token });
  const avatar = toFile(await drawn(20, 20), 'image/png');
  const first = (await settings.uploadAvatar({ body: { avatar } })).data.avatar ?? '';
  const second = (await settings.uploadAvatar({ body: { avatar } })).data.avatar ?? '';
  await api().jobs.drain();
  expect((await fetched(first)).statusCode).toBe(404);
  expect((await fetched(second)).statusCode).toBe(200);
  const { data, message } = await settings.removeAvatar();
  expect([message, data.avatar]).toEqual(['Photo de profil supprimée', null]);
  await api().jobs.drain();
  expect((await fetched(second)).statusCode).toBe(404);
});

test.each<[string, () => File | Promise<File>, string]>([
  [
    'a PHP script called PNG',
    () => toFile('<?php system($_GET[0]); ?>', 'image/png'),
    'Veuillez sélectionner un fichier image',
  ],
  ['a text', () => toFile('bonjour', 'text/plain'), 'Veuillez sélectionner un fichier image'],
  [
    'an SVG',
    () => toFile('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'image/svg+xml'),
    'Type de fichier non supporté (JPEG, PNG, JPG, GIF et WebP uniquement)',
  ],
  [
    'an SVG called PNG',
    () => toFile('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png'),
    'Veuillez sélectionner un fichier image',
  ],
  [
    'half a picture',
    async () => toFile((await drawn(600, 600, 'jpeg')).subarray(0, 700), 'image/jpeg'),
    'Veuillez sélectionner un fichier image',
  ],
  [
    'a signature alone',
    () => toFile(Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'),
    'Veuillez sélectionner un fichier image',
  ],
  ['nothing', () => toFile('', 'image/png'), 'Aucun fichier sélectionné'],
  [
    'two megabytes and one byte',
    () => toFile(Buffer.alloc(2_097_153, 1), 'image/png'),
    'Le fichier est trop volumineux (max 2MB)',
  ],
  [
    'ten megabytes',
    () => toFile(Buffer.alloc(10_000_000, 1), 'image/jpeg'),
    'Le fichier est trop volumineux (max 2MB)',
  ],
  [
    'a hundred million pixels',
    async () => toFile(await drawn(10_000, 10_000), 'image/png'),
    'Cette image a trop de pixels (25 millions au plus)',
  ],
])('%s is refused', async (_name, make, text) => {
  const token = await api().signUp();
  const response = await upload(token, await make());
  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toEqual({ avatar: [text] });
  expect((await api().client({ token }).settings.read()).data.profile.avatar).toBeNull();
});

test('a profile picture of exactly two megabytes is accepted', async () => {
  const token = await api().signUp();
  const picture = await drawn(30, 30, 'jpeg');
  const padded = Buffer.concat([picture, Buffer.alloc(2_097_152 - picture.length)]);
  const { avatar } = (await upload(token, toFile(padded, 'image/jpeg'))).json().data;
  expect((await fetched(avatar)).rawPayload.length).toBeLessThan(2000);
});

test('invalid forms are refused, and never read without a session', async () => {
  const token = await api().signUp();
  const send = (payload: string, headers: Record<string, string>) =>
    api().app.inject({ method: 'POST', url: '/api/settings/avatar', payload, headers });
  const signedIn = { authorization: `Bearer ${token}` };
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const part = '--x\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n';
  const status = async (payload: string, headers: Record<string, string>) =>
    (await send(payload, { ...signedIn, ...headers })).statusCode;
  expect(await status(`${part}content-type: image/png\r\n\r\nhalf`, form)).toBe(400);
  expect(await status('no parts', form)).toBe(400);
  expect(await status('x', { 'content-type': 'multipart/form-data' })).toBe(400);
  expect(await status('{}', { 'content-type': 'application/json' })).toBe(422);
  expect(await status('<x/>', { 'content-type': 'text/xml' })).toBe(415);
  expect((await send(`${part}\r\nx\r\n--x--`, form)).statusCode).toBe(401);
  const missing = await send('--x\r\ncontent-disposition: form-data; name="avatar"\r\n\r\ntext\r\n--x--', {
    ...signedIn,
    ...form,
  });
  expect(missing.json().errors).toEqual({ avatar: ['Aucun fichier sélectionné'] });
});

test.each([
  '/storage/avatars/none-that-was-ever-stored-here.webp',
  '/storage/avatars/../../../../etc/passwd',
  '/storage/avatars/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/storage/..%5c..%5csecret.webp',
  '/storage/quote-secret',
  '/storage/',
])('%s is not found', async (url) => {
  const response = await api().app.inject({ method: 'GET', url });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, code: 'not_found' });
});
