import { languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { withLanguage } from '@livree/i18n/language-address';
import type { Deps } from '../../../deps.ts';
import { hashToken, newToken } from '../../../platform/token.ts';
import { invitationMail } from './invitation-mail.ts';
import { renewToken } from './people.repository.ts';

/** Mails the link of an invitation; one that was mailed before counts no more. Does nothing if it was withdrawn. */
export async function sendInvitation(
  { db, clock, config, mail }: Pick<Deps, 'db' | 'clock' | 'config' | 'mail'>,
  email: string,
): Promise<void> {
  const token = newToken();
  const invitation = await renewToken(db, email, hashToken(token), clock.now());
  if (!invitation) return;
  const language = z.parse(languageSchema, invitation.language);
  const link = new URL(withLanguage('/reset-password', language), config.siteUrl);
  link.search = String(new URLSearchParams({ join: token }));
  const { name, role, invited_by: by } = invitation;
  await mail.send(invitationMail({ name, email, role, language }, { link: link.href, by }, config));
}
