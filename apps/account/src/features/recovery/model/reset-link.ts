import type { ResetLink } from '@livree/contracts';

/** The link of the mail as the page's query carries it; undefined when half of it is missing. */
export function readResetLink(search: string): ResetLink | undefined {
  const query = new URLSearchParams(search);
  const email = query.get('email')?.trim() ?? '';
  const token = query.get('token')?.trim() ?? '';
  return email === '' || token === '' ? undefined : { email, token };
}
