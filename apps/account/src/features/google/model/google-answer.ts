/** The result in Google's return address: a one-time key, or the code of a refusal. */
export type GoogleAnswer =
  | { readonly kind: 'key'; readonly sessionKey: string }
  | { readonly kind: 'refusal'; readonly code: string };

/** Parses the query of `/google-callback`. Its `message` is not shown, because anybody can write an address. */
export function readGoogleAnswer(search: string): GoogleAnswer {
  const query = new URLSearchParams(search);
  const sessionKey = query.get('session_key');
  if (query.get('success') === 'true' && sessionKey) return { kind: 'key', sessionKey };
  const code = query.get('success') === 'false' ? query.get('error') : null;
  return { kind: 'refusal', code: code ?? 'identity.google_callback_invalid' };
}
