import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../free-port.ts';

/** A mail server on this machine that takes every mail, without a password and without TLS. */
export interface MailServer {
  /** As `LIVREE_SMTP_URL` names it. */
  readonly url: string;
  close(): Promise<void>;
}

/** @param take gets each mail as it came; its sender hears that it was taken when the promise is fulfilled */
export async function startMailServer(take: (raw: Buffer) => unknown): Promise<MailServer> {
  async function takeFrom(stream: Readable): Promise<void> {
    await take(await buffer(stream));
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, answer) =>
      void takeFrom(stream).then(
        () => answer(),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      ),
  });
  // A sender that is killed breaks its connection off.
  server.on('error', () => {});
  const port = await freePort();
  await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(done);
      }),
  };
}
