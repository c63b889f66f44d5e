import { withLanguage } from '@livree/i18n/language-address';
import type { Deps } from '../../../deps.ts';
import { hashToken, newToken } from '../../../platform/token.ts';
import { userByEmail } from '../identity.repository.ts';
import { saveLink } from '../mailed-links.repository.ts';
import { passwordResetMail } from '../mails/password-reset-mail.ts';
import { toAddressee } from '../model/addressee.ts';
import { isFactorAsked } from '../model/role-in-session.ts';

const linkMs = 60 * 60_000;

/**
 * Mails a link that works once, within an hour, and invalidates an older one. Does nothing for an address without an
 * account.
 */
export async function sendPasswordReset(
  { db, clock, config, mail }: Pick<Deps, 'db' | 'clock' | 'config' | 'mail'>,
  email: string,
): Promise<void> {
  const user = await userByEmail(db, email);
  if (!user?.is_active) return;
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + linkMs);
  await saveLink(db, 'password_resets', {
    user_id: user.id,
    token_hash: hashToken(token),
    expires_at: expiresAt,
  });
  const addressee = toAddressee(user);
  const link = new URL(withLanguage('/reset-password', addressee.language), config.siteUrl);
  link.search = String(new URLSearchParams({ token, email }));
  const keepsFactor = isFactorAsked(config, user.role);
  await mail.send(passwordResetMail(addressee, { link: link.href, keepsFactor }, config));
}
