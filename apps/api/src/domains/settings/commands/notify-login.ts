import type { Deps } from '../../../deps.ts';
import { toAddressee, userById } from '../../identity/index.ts';
import { optionalMail } from '../../notifications/index.ts';
import { loginLetter } from '../mails/login-letter.ts';
import { readChoices } from '../settings.repository.ts';

/** Mails customers who want to be notified of logins to their account. */
export async function notifyLogin(
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  { userId, at }: { readonly userId: number; readonly at: string },
): Promise<void> {
  const user = await userById(db, userId);
  const { login_notifications: isWanted, timezone } = await readChoices(db, userId);
  if (!user || !isWanted) return;
  const { name, email, language } = toAddressee(user);
  const letter = loginLetter({ name, language, timezone, at: new Date(at) }, config);
  await mail.send(
    optionalMail(letter, { id: userId, email, isGuest: user.guest_email !== null }, 'login', config),
  );
}
