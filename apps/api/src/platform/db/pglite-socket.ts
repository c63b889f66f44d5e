import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

type Done = (error?: Error | null) => void;

/**
 * PGlite as the socket of a `pg` client, so that one driver serves both engines. A statement is answered at once; the
 * next one waits for a turn of the event loop, because PGlite alone would starve timers and sockets.
 */
export class PgliteSocket extends Duplex {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  /** `pg` calls these socket methods, but they have no meaning here. */
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(message: Buffer, _encoding: BufferEncoding, done: Done): void {
    void this.#answer(message, done);
  }

  override _writev(messages: { readonly chunk: Buffer }[], done: Done): void {
    void this.#answer(Buffer.concat(messages.map(({ chunk }) => chunk)), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  async #answer(message: Buffer, done: Done): Promise<void> {
    const answers: Buffer[] = [];
    // A copy, because PGlite reuses its memory.
    const onRawData = (bytes: Uint8Array): void => void answers.push(Buffer.from(bytes));
    try {
      await this.#pglite.execProtocolRawStream(message, { onRawData });
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    if (answers.length > 0) this.push(Buffer.concat(answers));
    setImmediate(done);
  }
}
