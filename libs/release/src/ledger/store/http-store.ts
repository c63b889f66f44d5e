import type { Signer } from '../log/keys.ts';
import { Refusal } from '../refusal.ts';
import { signRequest } from './request-signature.ts';
import { StoreError } from './store-error.ts';
import type { Store } from './store.ts';
import { updateByTag, type Tagged } from './update-by-tag.ts';

/** Milliseconds for one request. */
const patienceMs = 10_000;

interface Call {
  readonly method: 'GET' | 'HEAD' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

function unreachable(error: unknown): never {
  throw new StoreError(error instanceof Error && error.cause instanceof Error ? error.cause : error);
}

/** Also for a request that came too late, or twice. */
const unknownAsker =
  'it does not believe the key that asks: a gateway or a team needs one of its own in LIVREE_RELEASE_KEY (`npm run release -- key new gateway --read-only`), and a clock that is right';

/** A store behind a ledger service; each request is signed with this program's release key. */
export function httpStore(address: string, signer: () => Promise<Signer>): Store {
  const base = `${address.replace(/\/$/, '')}/ledger/`;

  async function ask({ method, path, headers = {}, body }: Call): Promise<Response> {
    const url = new URL(`${base}${path}`);
    const condition = headers['if-match'] ?? headers['if-none-match'] ?? '';
    const own = await signer();
    const request = { host: url.host, method, path: url.pathname, condition, body: body ?? new Uint8Array() };
    const answer = await fetch(url, {
      method,
      headers: {
        ...headers,
        ...(body && { 'content-type': 'application/octet-stream' }),
        authorization: signRequest(request, own),
      },
      ...(body && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    }).catch(unreachable);
    if (answer.ok || answer.status === 404 || answer.status === 412) return answer;
    const sentence = await answer.text().catch(unreachable);
    // An answer to HEAD has no sentence.
    if (answer.status === 401 && sentence === '') throw new StoreError(new Error(unknownAsker));
    if (answer.status >= 500 || sentence === '')
      throw new StoreError(new Error(`it answers ${answer.status}`));
    // Who may not read a file, or has asked too often, knows nothing about it.
    throw method === 'PUT' ? new Refusal(sentence) : new StoreError(new Error(sentence));
  }

  async function get(path: string): Promise<Tagged | undefined> {
    const answer = await ask({ method: 'GET', path });
    if (answer.status === 404) return undefined;
    const bytes = await answer.arrayBuffer().catch(unreachable);
    return { bytes: Buffer.from(bytes), tag: answer.headers.get('etag') ?? '' };
  }

  return {
    read: async (path) => (await get(path))?.bytes,
    async write(path, bytes) {
      const { ok, status } = await ask({ method: 'PUT', path, body: Buffer.from(bytes) });
      if (!ok) throw new StoreError(new Error(`it answers ${status}`));
    },
    update: (path, change) =>
      updateByTag(
        {
          read: () => get(path),
          async writeIf(tag, bytes) {
            const headers: Record<string, string> =
              tag === undefined ? { 'if-none-match': '*' } : { 'if-match': tag };
            return (await ask({ method: 'PUT', path, headers, body: Buffer.from(bytes) })).ok;
          },
        },
        change,
      ),
    async stamp(path) {
      const answer = await ask({ method: 'HEAD', path });
      return answer.ok ? (answer.headers.get('etag') ?? undefined) : undefined;
    },
  };
}
