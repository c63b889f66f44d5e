import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import {
  type Hostile,
  costlyPng,
  hostilePictures,
  packedPng,
  payload,
} from '../../testing/hostile-pictures.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

let hostile: readonly Hostile[] = [];
beforeAll(async () => {
  hostile = await hostilePictures();
});

async function encodeForm(content: Buffer, type: string) {
  const form = new FormData();
  form.append('avatar', new File([new Uint8Array(content)], 'portrait', { type }));
  const body = new Response(form);
  return { type: body.headers.get('content-type') ?? '', bytes: Buffer.from(await body.arrayBuffer()) };
}

const upload = async (token: string, content: Buffer, type = 'image/png') =>
  send(token, await encodeForm(content, type));

function send(token: string, form: Awaited<ReturnType<typeof encodeForm>>) {
  return api().app.inject({
    method: 'POST',
    url: '/api/settings/avatar',
    headers: { authorization: `Bearer ${token}`, 'content-type': form.type },
    payload: form.bytes,
  });
}

const readAvatar = async (token: string) =>
  (await api().client({ token }).settings.read()).data.profile.avatar;

test('41 kinds of hostile pictures are re-encoded without their hidden content, or refused with a reason', async () => {
  expect(hostile).toHaveLength(41);
  const token = await api().signUp();
  const odd: string[] = [];
  for (const { name, type, content, outcome } of hostile) {
    const answer = await upload(token, content, type);
    const isRefused = answer.statusCode === 422 && answer.json().errors?.avatar?.length === 1;
    if (outcome === 'refused' ? !isRefused : answer.statusCode !== 200) odd.push(`${name}: ${answer.body}`);
    if (answer.statusCode !== 200) continue;
    const stored = await api().app.inject({ url: `/storage/${answer.json().data.avatar}` });
    const { format, exif, xmp, icc } = await sharp(stored.rawPayload).metadata();
    const isClean =
      format === 'webp' && !exif && !xmp && !icc && !stored.rawPayload.includes(payload.slice(0, 20));
    if (!isClean) odd.push(`${name}: not clean`);
  }
  expect(odd).toEqual([]);
});

const megabyte = 1024 * 1024;

/** The most additional memory that this process uses meanwhile. */
async function measureMemory(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
  await work();
  clearInterval(watch);
  return (most - before) / megabyte;
}

const timed = async (work: () => Promise<unknown>): Promise<{ wall: number; processor: number }> => {
  const [begun, used] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(used);
  return { wall: performance.now() - begun, processor: (user + system) / 1000 };
};

/** A second on an idle machine; longer in proportion if others share it. */
test.each([
  ['costly pictures of 194 KB', costlyPng],
  ['the largest pictures that are drawn', () => packedPng({ width: 12_000, height: 2083, color: 2 })],
])('forty %s from one customer use little memory, and nobody else waits a second', async (_name, make) => {
  const attacker = await api().signUp();
  const other = await api().signUp('other@example.org');
  const picture = await encodeForm(make(), 'image/png');
  const nothing = await encodeForm(Buffer.alloc(picture.bytes.length, 'bonjour '), 'image/png');
  const face = sharp({ create: { width: 900, height: 600, channels: 3, background: '#888' } });
  const portrait = await encodeForm(await face.jpeg().toBuffer(), 'image/jpeg');
  const beside = async (form: typeof picture) => {
    const crowd = Promise.all(Array.from({ length: 40 }, () => send(attacker, form)));
    const waited = await timed(async () => {
      expect((await send(other, portrait)).statusCode).toBe(200);
    });
    return { waited: waited.wall, statuses: (await crowd).map(({ statusCode }) => statusCode) };
  };
  await send(attacker, picture);
  const alone = await timed(() => send(attacker, picture));
  expect(alone.processor).toBeLessThan(500);
  const harmless = await beside(nothing);
  const memory = await measureMemory(async () => {
    const { waited, statuses } = await beside(picture);
    expect(waited).toBeLessThan(harmless.waited + 2 * alone.wall + 1000);
    // Two wait at a time; each finished one makes room for another.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(8);
    expect(statuses.filter((status) => ![200, 422, 503].includes(status))).toEqual([]);
  });
  expect(memory).toBeLessThan(300);
});

test('a picture whose sender hung up, once all of it was sent, is never shown', async () => {
  const token = await api().signUp();
  const others = await Promise.all(['a', 'b', 'c'].map((name) => api().signUp(`${name}@example.org`)));
  const origin = await api().app.listen({ port: 0, host: '127.0.0.1' });
  const form = await encodeForm(packedPng({ width: 12_000, height: 2083, color: 2 }), 'image/png');
  const before = others.flatMap((other) => [send(other, form), send(other, form)]);
  const leaving = new AbortController();
  api().app.server.once('request', (request) => request.once('end', () => leaving.abort()));
  const left = fetch(`${origin}/api/settings/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': form.type },
    body: new Uint8Array(form.bytes),
    signal: leaving.signal,
  });
  await expect(left).rejects.toThrow();
  expect((await Promise.all(before)).map(({ statusCode }) => statusCode)).toEqual(before.map(() => 200));
  // The turns are taken in order: after this one, the turn of the picture has passed.
  expect((await send(others[0] ?? '', form)).statusCode).toBe(200);
  expect(await readAvatar(token)).toBeNull();
});
