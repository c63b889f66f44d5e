import { withLanguage } from '@livree/i18n/language-address';
import type { Deps } from '../../../deps.ts';
import { hashToken, newToken } from '../../../platform/token.ts';
import { userById } from '../identity.repository.ts';
import { saveLink } from '../mailed-links.repository.ts';
import { confirmationMail } from '../mails/confirmation-mail.ts';
import { toAddressee } from '../model/addressee.ts';

const linkMs = 48 * 60 * 60_000;

/** Mails a link that works once, within two days, and invalidates an older one; nothing once the address is confirmed. */
export async function sendConfirmation(
  { db, clock, config, mail }: Pick<Deps, 'db' | 'clock' | 'config' | 'mail'>,
  userId: number,
): Promise<void> {
  const user = await userById(db, userId);
  if (!user?.is_active || user.email_verified_at !== null) return;
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + linkMs);
  await saveLink(db, 'email_confirmations', {
    user_id: userId,
    token_hash: hashToken(token),
    expires_at: expiresAt,
  });
  const addressee = toAddressee(user);
  const link = new URL(withLanguage('/verify-email', addressee.language), config.siteUrl);
  link.search = String(new URLSearchParams({ token }));
  await mail.send(confirmationMail(addressee, link.href, config));
}
