import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };
const compressible = /\.(?:js|mjs|css|json|svg|html|txt|map)$/;

type Suffix = keyof typeof unpack;

/** Whether a compressed form stands for exactly these bytes. */
export const isCompressedForm = (suffix: Suffix, form: Buffer, bytes: Uint8Array): Promise<boolean> =>
  unpack[suffix](form, { maxOutputLength: bytes.byteLength }).then(
    (unpacked) => unpacked.equals(bytes),
    () => false,
  );

/**
 * The compressed forms of a text file to store beside it, by suffix; none for fonts and pictures, which are already
 * compressed.
 */
export async function compressedForms(file: string, bytes: Uint8Array): Promise<Record<string, Buffer>> {
  if (!compressible.test(file)) return {};
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
  return { '.br': br, '.gz': gz };
}
