import type { ResetLink } from '@livree/contracts';

/** The mail's link from the page's query; undefined if a part is missing. */
export function readResetLink(search: string): ResetLink | undefined {
  const query = new URLSearchParams(search);
  const email = query.get('email')?.trim() ?? '';
  const token = query.get('token')?.trim() ?? '';
  return email === '' || token === '' ? undefined : { email, token };
}
