import { fieldError } from '../../../platform/http/index.ts';

/** What no text has; spreadsheets' own formats and UTF-16 do. */
// oxlint-disable-next-line no-control-regex -- it looks for them
const unreadable = /[\0-\u0008\u000b\u000c\u000e-\u001f]/;

/**
 * The text of a file in UTF-8, or else in Windows-1252, which older spreadsheets write.
 * @throws AppError 422 beside the file if it is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decodeUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  if (unreadable.test(text)) throw fieldError('file', 'validation.import_file');
  return text;
}

/** Undefined for bytes that are no UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
