import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from '@livree/document';
import type { Encoding } from '../assets/encoding.ts';
import { openingTag, type Visitor } from '../document/visitor.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page for every visitor who reads its language; cookies only change its opening tag. */
export interface Page {
  readonly status: number;
  readonly redirect: string | undefined;
  readonly mode: 'server' | 'shell';
  /** Rendered on the server, with all data from the API. */
  readonly whole: boolean;
  /** The page's own metadata; undefined if the server could not render it. */
  readonly head: RenderedPage['head'] | undefined;
  /** A weak validator of the document for a visitor. */
  etag(visitor: Visitor): string;
  /** The document for a visitor; each variant is compressed once. */
  body(visitor: Visitor, encoding: Encoding): Promise<Buffer>;
}

async function encode(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return content;
  if (encoding === 'gzip') return gzipped(content, { level: 6 });
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      // 64 KB hold a document; a larger window would take more time to prepare than to use.
      [constants.BROTLI_PARAM_LGWIN]: 16,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** @param rest the document after its opening tag */
export function createPage(
  rest: string,
  { status, redirect, mode, whole, head }: Pick<Page, 'status' | 'redirect' | 'mode' | 'whole' | 'head'>,
): Page {
  const bodies = new Map<string, Promise<Buffer>>();
  // Hundreds of pages are kept; a text with one typographic apostrophe takes two bytes for each character.
  const content = Buffer.from(rest);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16);
  const stamp = ({ theme, accent, session }: Visitor) => `${theme}-${accent}-${session}`;
  return {
    status,
    redirect,
    mode,
    whole,
    head,
    etag: (visitor) => `W/"${hash}-${stamp(visitor)}"`,
    body(visitor, encoding) {
      const key = `${stamp(visitor)} ${encoding}`;
      const body =
        bodies.get(key) ??
        encode(Buffer.concat([Buffer.from(`${openingTag(visitor)}\n`), content]), encoding);
      bodies.set(key, body);
      return body;
    },
  };
}
