import { withLanguage } from '@livree/i18n/language-address';
import type { Deps } from '../../../deps.ts';
import { hashToken, newToken } from '../../../platform/token.ts';
import { userById } from '../identity.repository.ts';
import { saveLink } from '../mailed-links.repository.ts';
import { guestLinkMail } from '../mails/guest-link-mail.ts';
import { toAddressee } from '../model/addressee.ts';

const linkMs = 15 * 60_000;

/** Mails a guest a link that works once, within 15 minutes, and invalidates an older one; nothing once the account is kept. */
export async function sendGuestLink(
  { db, clock, config, mail }: Pick<Deps, 'db' | 'clock' | 'config' | 'mail'>,
  userId: number,
): Promise<void> {
  const user = await userById(db, userId);
  if (!user?.is_active || user.guest_email === null) return;
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + linkMs);
  await saveLink(db, 'guest_links', { user_id: userId, token_hash: hashToken(token), expires_at: expiresAt });
  const addressee = toAddressee(user);
  const link = new URL(withLanguage('/guest', addressee.language), config.siteUrl);
  link.search = String(new URLSearchParams({ token }));
  await mail.send(guestLinkMail(addressee, link.href, config));
}
