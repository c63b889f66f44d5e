import type { Language } from '@livree/contracts';
import { localeOf } from '@livree/i18n';
import { withLanguage } from '@livree/i18n/language-address';
import { greet, type Message } from '../../platform/mail/index.ts';

type Letter = {
  readonly subject: string;
  readonly text: (greeting: string, moment: string, brand: string, link: string) => string;
};

const letters: Readonly<Record<Language, Letter>> = {
  fr: {
    subject: 'Nouvelle connexion à votre compte',
    text: (greeting, moment, brand, link) =>
      `${greeting}\n\nQuelqu’un s’est connecté à votre compte ${brand} le ${moment}.\n\nSi c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe ici : ${link}\n\n${brand}`,
  },
  en: {
    subject: 'New sign-in to your account',
    text: (greeting, moment, brand, link) =>
      `${greeting}\n\nSomeone signed in to your ${brand} account: ${moment}.\n\nIf this was you, no action is needed. Otherwise, choose a new password straight away: ${link}\n\n${brand}`,
  },
  es: {
    subject: 'Nuevo inicio de sesión en su cuenta',
    text: (greeting, moment, brand, link) =>
      `${greeting}\n\nAlguien ha iniciado sesión en su cuenta de ${brand}: ${moment}.\n\nSi ha sido usted, no tiene que hacer nada. En caso contrario, elija enseguida una nueva contraseña: ${link}\n\n${brand}`,
  },
  de: {
    subject: 'Neue Anmeldung bei Ihrem Konto',
    text: (greeting, moment, brand, link) =>
      `${greeting}\n\njemand hat sich bei Ihrem ${brand}-Konto angemeldet: ${moment}.\n\nWaren Sie es selbst, ist nichts zu tun. Andernfalls wählen Sie sofort ein neues Passwort: ${link}\n\n${brand}`,
  },
};

export type Login = {
  readonly name: string | null;
  readonly language: Language;
  readonly timezone: string;
  readonly at: Date;
};

/** Informs a customer, in their language and time zone, of a sign-in. */
export function loginMail(
  { name, language, timezone, at }: Login,
  brand: string,
  siteUrl: string,
): Pick<Message, 'subject' | 'text'> {
  const { subject, text } = letters[language];
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: timezone } as const;
  const moment = new Intl.DateTimeFormat(localeOf(language), format).format(at);
  const link = new URL(withLanguage('/forgot-password', language), siteUrl).href;
  return { subject, text: text(greet(language, name), `${moment} (${timezone})`, brand, link) };
}
