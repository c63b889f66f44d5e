import type { Socket } from 'node:net';
import { openConnection, postHead, type RawConnection } from '@livree/server/testing/connection';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
let port: number;
beforeAll(async () => {
  port = Number(new URL(await api().app.listen({ host: '127.0.0.1', port: 0 })).port);
});

function open(): RawConnection {
  const connection = openConnection(port);
  onTestFinished(() => void connection.socket.destroy());
  return connection;
}

const next = 'GET /api/contact HTTP/1.1\r\nhost: x\r\n\r\n';

test('a body that is too large is refused, and the next call on its connection is answered at once', async () => {
  const { socket, received, statuses } = open();
  socket.write(postHead('/api/newsletter', 'content-type: application/json', 'content-length: 3000000'));
  socket.write('x'.repeat(3_000_000) + next);
  await expect.poll(() => statuses(), { timeout: 5000 }).toEqual(['413', '200']);
  expect(received()).toContain('payload_too_large');
});

describe('a body without end', () => {
  const chunk = `10000\r\n${'x'.repeat(0x1_00_00)}\r\n`;

  /** Sends the same text again and again, as fast as it is read. */
  function sendForEver(socket: Socket, text: string): void {
    const send = (): void => {
      while (socket.writable && socket.write(text));
    };
    socket.on('drain', send);
    send();
  }

  test.each([
    ['of JSON', '/api/newsletter', 'content-type: application/json', ''],
    [
      'of a form with a file',
      '/api/settings/avatar',
      'content-type: multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    ],
  ])('%s is cut at its limit with 413', async (_what, path, type, start) => {
    const token = await api().signUp();
    const { socket, received, statuses } = open();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(postHead(path, type, 'transfer-encoding: chunked', `authorization: Bearer ${token}`));
    if (start !== '') socket.write(`${start.length.toString(16)}\r\n${start}\r\n`);
    sendForEver(socket, chunk);
    await expect.poll(() => statuses(), { timeout: 20_000 }).toEqual(['413']);
    expect(received()).toContain('payload_too_large');
    await closed;
  });
});
