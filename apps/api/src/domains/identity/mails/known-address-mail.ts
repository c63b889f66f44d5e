import type { Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import { greet, type Message } from '../../../platform/mail/index.ts';
import type { Addressee } from '../model/addressee.ts';

type Letter = {
  readonly subject: string;
  readonly text: (greeting: string, brand: string, link: string) => string;
};

const letters: Readonly<Record<Language, Letter>> = {
  fr: {
    subject: 'Vous avez déjà un compte',
    text: (greeting, brand, link) =>
      `${greeting}\n\nQuelqu’un vient d’essayer de créer un compte ${brand} avec votre adresse e-mail. Rien n’a changé : votre compte et votre mot de passe sont intacts.\n\nSi c’était vous, connectez-vous ici : ${link}\nSinon, vous pouvez ignorer ce message.\n\n${brand}`,
  },
  en: {
    subject: 'You already have an account',
    text: (greeting, brand, link) =>
      `${greeting}\n\nSomeone has just tried to create a ${brand} account with your email address. Nothing has changed: your account and your password are untouched.\n\nIf this was you, sign in here: ${link}\nOtherwise you can ignore this message.\n\n${brand}`,
  },
  es: {
    subject: 'Ya tiene una cuenta',
    text: (greeting, brand, link) =>
      `${greeting}\n\nAlguien acaba de intentar crear una cuenta de ${brand} con su dirección de correo. Nada ha cambiado: su cuenta y su contraseña siguen intactas.\n\nSi ha sido usted, inicie sesión aquí: ${link}\nEn caso contrario, puede ignorar este mensaje.\n\n${brand}`,
  },
  de: {
    subject: 'Sie haben bereits ein Konto',
    text: (greeting, brand, link) =>
      `${greeting}\n\nsoeben hat jemand versucht, mit Ihrer E-Mail-Adresse ein ${brand}-Konto anzulegen. Es hat sich nichts geändert: Ihr Konto und Ihr Passwort bleiben, wie sie sind.\n\nWaren Sie es selbst, melden Sie sich hier an: ${link}\nAndernfalls können Sie diese Nachricht ignorieren.\n\n${brand}`,
  },
};

/** In the language of the account. */
export function knownAddressMail(
  { email, name, language }: Addressee,
  brand: string,
  siteUrl: string,
): Message {
  const { subject, text } = letters[language];
  const link = new URL(withLanguage('/login', language), siteUrl).href;
  return { kind: 'known-address', to: email, subject, text: text(greet(language, name), brand, link) };
}
